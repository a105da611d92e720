/** Runs in the browser opened by scripts/nft-media.mjs: draws one frame and returns it as base64. */
import { bloom, orbits, pixels, traces } from './figures.mjs';
import { penFor } from './kit.mjs';
import { aurora, city, tides } from './landscapes.mjs';
import { box, portrait, rarityFrame } from './people.mjs';
import { batik, geometry, ink } from './shapes.mjs';

const STYLES = [tides, ink, geometry, city, aurora, batik, pixels, bloom, traces, orbits];
const WORKS_PER_ARTIST = 6;

function work(context, size, n, t, moving) {
  const draw = STYLES[Math.floor((n - 1) / WORKS_PER_ARTIST)];
  draw(penFor(context, size, n), t, { moving });
}

/** A portrait on the artist's own style, with a seed that no work uses. */
function artistPicture(context, size, artist) {
  STYLES[artist - 1](penFor(context, size, artist + 90), 0, {});
  portrait(penFor(context, size, artist + 30), artist);
}

const BOXED = [pixels, bloom, orbits];
const RARE = ['n', 'r', 'sr'];

function boxPicture(context, size, series, rarity) {
  if (!rarity) return box(penFor(context, size, series), series);
  const seed = 200 + series * 10 + RARE.indexOf(rarity);
  BOXED[series - 1](penFor(context, size, seed), 0, { scale: 40, small: true });
  rarityFrame(penFor(context, size, seed), rarity);
}

/** @returns base64 of a picture of `type` */
globalThis.draw = async ({ what, size, type, quality, n = 0, t = 0, moving = false, rarity = '' }) => {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (what === 'work') work(context, size, n, t, moving);
  else if (what === 'artist') artistPicture(context, size, n);
  else boxPicture(context, size, n, rarity);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
