/**
 * Takes the grain out of a render. Neighbours are averaged in five widening rings, each weighed by how
 * alike the two points are in brightness, in surface colour and in direction, so edges and drawings stay.
 * Blender as Debian builds it has no denoiser of its own.
 */
import sharp from 'sharp';

interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

async function read(file: string): Promise<Plane> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return { data: Float32Array.from(values, (value) => value / 65535), width: info.width, height: info.height };
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function ringOf(step: number, strength: number, image: Plane, colour: Plane, direction: Plane): Plane {
  const { width, height, data } = image;
  const result = new Float32Array(data.length);
  const byBrightness = 1 / (strength * strength);
  const byColour = 1 / (0.04 * 0.04);
  const byDirection = 1 / (0.09 * 0.09);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = (y * width + x) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let j = -2; j <= 2; j += 1) {
        const yy = y + j * step;
        if (yy < 0 || yy >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const xx = x + i * step;
          if (xx < 0 || xx >= width) continue;
          const there = (yy * width + xx) * 3;
          let distance = 0;
          for (let c = 0; c < 3; c += 1) {
            const inImage = data[here + c]! - data[there + c]!;
            const inColour = colour.data[here + c]! - colour.data[there + c]!;
            const inDirection = direction.data[here + c]! - direction.data[there + c]!;
            distance +=
              inImage * inImage * byBrightness +
              inColour * inColour * byColour +
              inDirection * inDirection * byDirection;
          }
          if (distance > 9) continue;
          const weight = kernel[i + 2]! * kernel[j + 2]! * Math.exp(-distance);
          red += data[there]! * weight;
          green += data[there + 1]! * weight;
          blue += data[there + 2]! * weight;
          total += weight;
        }
      }
      result[here] = red / total;
      result[here + 1] = green / total;
      result[here + 2] = blue / total;
    }
  }
  return { data: result, width, height };
}

/** `grain` is how much neighbouring points may differ and still count as one surface. */
export async function clean(picture: string, colourFile: string, directionFile: string, grain: number) {
  const [first, colour, direction] = await Promise.all([picture, colourFile, directionFile].map(read));
  let image = first!;
  for (const [turn, step] of [1, 2, 4, 8].entries()) {
    image = ringOf(step, grain / 1.6 ** turn, image, colour!, direction!);
  }
  // Half a level of noise from a fixed sequence keeps soft gradients from banding in eight bits.
  let state = 9;
  const bytes = Uint8Array.from(image.data, (value) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.max(0, Math.min(255, Math.round(value * 255 + state / 0x7fffffff - 0.5)));
  });
  return sharp(bytes, { raw: { width: image.width, height: image.height, channels: 3 } });
}
