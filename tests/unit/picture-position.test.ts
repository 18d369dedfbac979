import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasSignature } from '../../worker/file-signature.ts';
import { erasePicturePosition } from '../../worker/picture-position.ts';

const canvas = { width: 8, height: 8, channels: 3, background: '#027b9a' } as const;
const exif = {
  IFD0: { Make: 'Camera of the test' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '26/1 51/1 1234/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '80/1 56/1 4321/100',
  },
};

/** 1234 hundredths of a second, in either byte order. */
function hasSeconds(exifText: string): boolean {
  return exifText.includes('\xd2\x04\0\0') || exifText.includes('\0\0\x04\xd2');
}

async function readExif(picture: Uint8Array): Promise<string> {
  return (await sharp(picture).metadata()).exif?.toString('latin1') ?? '';
}

test.each(['jpg', 'webp', 'png'] as const)(
  'a %s keeps its camera and its picture, but not its place',
  async (kind) => {
    const format = kind === 'jpg' ? 'jpeg' : kind;
    const picture = new Uint8Array(
      await sharp({ create: canvas }).withExif(exif).toFormat(format).toBuffer(),
    );
    const pixelsBefore = await sharp(picture).raw().toBuffer();
    expect(hasSeconds(await readExif(picture))).toBe(true);
    erasePicturePosition(kind, picture);
    expect(hasSignature(kind, picture)).toBe(true);
    expect(await sharp(picture).raw().toBuffer()).toEqual(pixelsBefore);
    expect(await readExif(picture)).toContain('Camera of the test');
    expect(hasSeconds(await readExif(picture))).toBe(false);
  },
);

test('bytes that only look like EXIF data are left alone', () => {
  const text = `Exif\0\0II*\0\xff\xff\xff\xffEXIF eXIf Exif\0\0MM\0*\0\0\0\x08\0\x01\x88\x25\0\x04\0\0\0\x01\xff\xff\xff\xff`;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  for (const kind of ['jpg', 'webp', 'png'] as const) {
    expect(() => erasePicturePosition(kind, bytes)).not.toThrow();
    expect(() => erasePicturePosition(kind, new Uint8Array(5_000_000).fill(69))).not.toThrow();
  }
});
