/**
 * Makes the gallery's media (named in sim/products/nft/media.ts): pictures drawn in a browser, animations and sound
 * encoded by ffmpeg. Run it by hand when a style changes, on a machine with Chromium and ffmpeg; the results are stored
 * in the repository. Usage: node scripts/nft-media.mjs [number ...]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { PIECE_NUMBERS, wave } from './nft-media/sound.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = resolve(HERE, '../sim/hosts/browser/public/nft');
const STILL = { size: 600, type: 'image/webp', quality: 0.74 };
const SMALL = { size: 240, type: 'image/webp', quality: 0.78 };

const GIFS = { 12: 18, 15: 16, 23: 12, 36: 8, 37: 4, 40: 4, 42: 4, 47: 12, 58: 18 };
const VIDEOS = [5, 22, 27, 29, 48, 56];
const VIDEO_FRAMES = 72;
/** The work whose file is cut off within its first frame, to test players with a file they cannot play. */
const DAMAGED = 54;

const wanted = process.argv.slice(2).map(Number);
const isWanted = (n) => wanted.length === 0 || wanted.includes(n);

function ffmpeg(...args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args]);
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

async function frames(draw, n, size, count, use) {
  const folder = mkdtempSync(join(tmpdir(), 'nft-'));
  try {
    for (let index = 0; index < count; index++) {
      const bytes = await draw({ what: 'work', n, size, type: 'image/png', t: index / count, moving: true });
      writeFileSync(join(folder, `${String(index).padStart(3, '0')}.png`), bytes);
    }
    use(join(folder, '%03d.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const at = (name) => join(OUT, name);

async function makePictures(draw) {
  for (let n = 1; n <= 60; n++)
    if (isWanted(n)) writeFileSync(at(`${n}.webp`), await draw({ what: 'work', n, ...STILL }));
  if (wanted.length > 0) return;
  for (let n = 1; n <= 10; n++) writeFileSync(at(`artist-${n}.webp`), await draw({ what: 'artist', n, ...SMALL }));
  for (let n = 1; n <= 3; n++)
    for (const rarity of ['', 'n', 'r', 'sr'])
      writeFileSync(at(`box-${n}${rarity && `-${rarity}`}.webp`), await draw({ what: 'box', n, rarity, ...STILL }));
}

async function makeLoops(draw) {
  for (const [n, count] of Object.entries(GIFS)) {
    if (!isWanted(Number(n))) continue;
    const rate = count <= 8 ? 5 : 10;
    await frames(draw, Number(n), 280, count, (pattern) => {
      const colours = 'split[a][b];[a]palettegen=max_colors=48[p];[b][p]paletteuse=dither=bayer:bayer_scale=4';
      ffmpeg('-framerate', String(rate), '-i', pattern, '-filter_complex', colours, at(`${n}.gif`));
    });
  }
  for (const n of VIDEOS) {
    if (!isWanted(n)) continue;
    await frames(draw, n, 480, VIDEO_FRAMES, (pattern) => {
      const codec = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-b:v', '0', '-crf', '46', '-row-mt', '1'];
      ffmpeg('-framerate', '18', '-i', pattern, ...codec, at(`${n}.webm`));
    });
  }
}

function makeSounds() {
  const folder = mkdtempSync(join(tmpdir(), 'nft-'));
  for (const n of [...PIECE_NUMBERS, DAMAGED]) {
    if (!isWanted(n)) continue;
    writeFileSync(join(folder, 'piece.wav'), wave(n === DAMAGED ? PIECE_NUMBERS[0] : n));
    ffmpeg('-i', join(folder, 'piece.wav'), '-c:a', 'libmp3lame', '-b:a', '40k', '-map_metadata', '-1', at(`${n}.mp3`));
    if (n === DAMAGED) writeFileSync(at(`${n}.mp3`), readFileSync(at(`${n}.mp3`)).subarray(0, 40));
  }
  rmSync(folder, { recursive: true });
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() || undefined, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.route('http://studio/**', (route) => {
  const name = basename(new URL(route.request().url()).pathname);
  if (!name)
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/page.mjs"></script>' });
  return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(HERE, 'nft-media', name)) });
});
await page.goto('http://studio/');
await page.waitForFunction('globalThis.draw');
const draw = async (order) => Buffer.from(await page.evaluate((asked) => globalThis.draw(asked), order), 'base64');
try {
  await makePictures(draw);
  await makeLoops(draw);
  makeSounds();
} finally {
  await browser.close();
}
