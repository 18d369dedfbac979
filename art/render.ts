/**
 * npm run render -- services/webdesign/hero     renders scenes; a name that ends a folder renders all below it
 * npm run render -- NAME --draft                a small, quick picture in art/build/drafts
 * npm run render -- NAME --traced=1600          slower and finer; 1200 unless told
 * npm run render -- NAME --retouch              takes the grain out of the last trace again, without tracing
 * npm run render -- --list                      names them all
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { denoiseRender } from './denoise.ts';
import { captureTextures } from './capture-textures.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const scenesFolder = path.join(here, 'scenes');
const workFolder = path.join(root, 'art/build');
const commandLineArgs = process.argv.slice(2);
const isDraft = commandLineArgs.includes('--draft');
const shouldOnlyRetouch = commandLineArgs.includes('--retouch');
/** Pictures are traced this many pixels wide, then enlarged. */
const tracedWidthPx = commandLineArgs.find((option) => option.startsWith('--traced='))?.slice(9) ?? '1200';
const wanted = commandLineArgs.filter((option) => !option.startsWith('--'));

const allSceneNames = globSync('**/*.py', { cwd: scenesFolder })
  .map((file) => file.replace(/\.py$/, ''))
  .sort();
if (commandLineArgs.includes('--list')) {
  console.log(allSceneNames.join('\n'));
  process.exit();
}
const chosen = allSceneNames.filter((name) =>
  wanted.some((wantedSceneOrFolder) => name === wantedSceneOrFolder || name.startsWith(`${wantedSceneOrFolder}/`)),
);
if (chosen.length === 0) {
  console.error('Name a scene, or a folder of scenes. `npm run render -- --list` lists them.');
  process.exit(1);
}

/** The width its scene asks for; 1600 unless it says. */
async function widthOf(name: string) {
  const size = /\bshot\(.*\bsize=\((\d+),/s.exec(
    await readFile(path.join(scenesFolder, `${name}.py`), 'utf8'),
  );
  return size ? Number(size[1]) : 1600;
}

const textureFolder = path.join(workFolder, 'textures');
await captureTextures(textureFolder);

function renderSceneInBlender(name: string, outputFolder: string) {
  const blenderProcess = spawn(
    process.env.BLENDER_PATH ?? 'blender',
    [
      '--background',
      '-noaudio',
      '--python-exit-code',
      '1',
      '--python',
      path.join(here, 'kit/render.py'),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PYTHONDONTWRITEBYTECODE: '1',
        ART_SCENE: path.join(scenesFolder, `${name}.py`),
        ART_TEXTURES: textureFolder,
        ART_PICTURE: path.join(outputFolder, 'picture.png'),
        ART_GUIDES: outputFolder,
        ART_DRAFT: isDraft ? '1' : '0',
        ART_TRACED: tracedWidthPx,
      },
    },
  );
  let complaint = '';
  blenderProcess.stderr.on('data', (errorOutputChunk) => {
    complaint += errorOutputChunk;
  });
  return new Promise<boolean>((resolve) => {
    blenderProcess.on('error', () => {
      console.error('Blender does not start. Install it, or set BLENDER_PATH to it.');
      process.exit(1);
    });
    blenderProcess.on('close', (status) => {
      const isRendered = status === 0 && existsSync(path.join(outputFolder, 'picture.png'));
      if (!isRendered) {
        console.error(`${name} failed:\n${complaint.trim().split('\n').slice(-12).join('\n')}`);
        process.exitCode = 1;
      }
      resolve(isRendered);
    });
  });
}

/** A post's cover stands beside its text. */
function buildMasterPath(name: string) {
  return name.startsWith('blog/')
    ? path.join(root, name, 'cover.webp')
    : path.join(root, 'src/content/pictures', `${name}.webp`);
}

async function denoiseAndSavePicture(name: string, files: string) {
  const cleanedPicture = await denoiseRender(
    path.join(files, 'picture.png'),
    path.join(files, 'colour0001.png'),
    path.join(files, 'direction0001.png'),
    0.14,
  );
  const target = isDraft ? path.join(workFolder, 'drafts', `${name}.png`) : buildMasterPath(name);
  await mkdir(path.dirname(target), { recursive: true });
  if (isDraft) await cleanedPicture.png().toFile(target);
  else {
    await cleanedPicture
      .resize({ width: await widthOf(name), kernel: 'lanczos3' })
      .webp({ quality: 88, effort: 5, smartSubsample: true })
      .toFile(target);
  }
  console.log(path.relative(root, target));
}

// One picture is cleaned while Blender traces the next.
let denoisePreviousPicture: (() => Promise<void>) | undefined;
for (const name of chosen) {
  const files = path.join(workFolder, isDraft ? 'draft-renders' : 'renders', name);
  if (shouldOnlyRetouch) {
    if (existsSync(path.join(files, 'picture.png'))) await denoiseAndSavePicture(name, files);
    else console.log(`${name} was not traced here.`);
    continue;
  }
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  const renderPromise = renderSceneInBlender(name, files);
  await denoisePreviousPicture?.();
  denoisePreviousPicture = (await renderPromise) ? () => denoiseAndSavePicture(name, files) : undefined;
}
await denoisePreviousPicture?.();
