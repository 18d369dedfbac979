/**
 * Reduces Noto Sans Devanagari to the glyphs of Hindi: the font has a ligature for every combination of
 * a conjunct with the signs above and below it, most of which no text needs. Without its ligature,
 * a rare conjunct shows as a half letter and a letter, which is as correct.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';

const readPackageFile = (file) => readFileSync(fileURLToPath(import.meta.resolve(file)));
const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const consonants = [...'कखगघचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];
const vowelSigns = ['', ...'ािीुूृेैॉोौ'];
const withRa = [...'कखगघजटडतथदधनपफबभमवशसह', 'फ़', 'ज़'];
/** Letters without a stem have no half form, so these need their ligature; the others are usual. */
const conjuncts =
  'ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ट्य ठ्य ड्य ढ्य छ्य द्ग द्घ द्द द्ध द्ध्य द्ब द्भ द्म द्य द्व व्य ह्ण ह्न ह्म ह्य ह्ल ह्व ह्र क्ष ज्ञ त्त त्त्व त्र श्र श्च श्न श्ल श्व ष्ट ष्ट्र ष्ठ न्न न्त्र प्न ङ्क ङ्ग ञ्च ञ्ज क्त क्क च्च च्छ ल्ल स्त्र';
const combine = (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end));

const textFiles = globSync(['src/content/hi/**/*.yml', 'src/docs/hi/*.md', 'blog/*/*.md'], {
  cwd: fromRoot(''),
});
const siteTexts = textFiles.map((file) => readFileSync(fromRoot(file), 'utf8')).join(' ');
const syllables = [
  ...(siteTexts.match(/[\p{Script=Devanagari}।]+/gu) ?? []),
  ...combine([...'अआइईउऊऋएऐऑओऔ'], ['', 'ं', 'ँ', 'ः']),
  ...combine(consonants, [...vowelSigns, '्', '्\u200d', '्य', 'ः']),
  ...combine(combine(consonants, ['', ...'ािीूेो']), ['ं']),
  ...combine(combine(consonants, ['', ...'ाूु']), ['ँ']),
  ...combine(['र्'], combine(consonants, ['', ...'ािीुूेों'])),
  ...combine(combine(withRa, ['्र']), ['', ...'िीुूे']),
  ...combine(conjuncts.split(' '), ['', ...'िीुे']),
  ...'ङऽ।॥ॐ०१२३४५६७८९',
];

const source = await decompress(
  readPackageFile(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  ),
);
const characters = [...new Set(`${syllables.join('')}\u200c\u200d`)];
const subset = await subsetFont(source, characters, listGlyphs(source, syllables));
const target = fromRoot('src/css/noto-sans-devanagari-hindi.woff2');
writeFileSync(target, await compress(subset));

function listGlyphs(fontBytes, texts) {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(fontBytes.slice().buffer)));
  return texts.flatMap((text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  });
}

/** Without the closure over ligatures, HarfBuzz keeps only those whose glyphs are in the list. */
async function subsetFont(fontBytes, keptCharacters, keptGlyphs) {
  const [noHinting, noLayoutClosure, layoutFeatures] = [0x1, 0x200, 6];
  const wasm = await WebAssembly.instantiate(
    readPackageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'),
  );
  const hb = wasm.instance.exports;
  hb._initialize();
  const bytesAddress = hb.malloc(fontBytes.length);
  new Uint8Array(hb.memory.buffer).set(fontBytes, bytesAddress);
  const face = hb.hb_face_create(hb.hb_blob_create(bytesAddress, fontBytes.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  for (const character of keptCharacters) {
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0));
  }
  for (const glyph of keptGlyphs) {
    hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  }
  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(result, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
}
