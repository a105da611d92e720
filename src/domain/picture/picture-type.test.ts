import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jpegSize } from './jpeg';
import { pictureType } from './picture-type';
import { pngSize } from './png';
import { sniffType, UNKNOWN_TYPE } from './sniff-type';
import { webpSize } from './webp';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const decoded = (base64: string) => [...Buffer.from(base64, 'base64')];
/** Pictures of one pixel; the JPEG is progressive. */
const PNG = decoded('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const segment = (marker: number, ...content: readonly number[]) => [0xff, marker, 0, content.length + 2, ...content];
/** A data byte, an escaped byte, and the end marker. */
const ENTROPY_CODED = [0x3f, 0xff, 0x00, 0x10, 0xff, 0xd9];
const JPEG = [
  0xff,
  0xd8,
  ...segment(0xe0, ...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
  ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
  ...segment(0xc2, 8, 0, 1, 0, 1, 1, 1, 0x11, 0),
  ...segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0),
  ...segment(0xda, 1, 1, 0, 0, 0, 1),
  ...ENTROPY_CODED,
];
const WEBP = decoded('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const LOSSLESS = decoded('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');

const typeOf = (bytes: readonly number[]) => pictureType(Uint8Array.from(bytes));
const changed = (bytes: readonly number[], at: number, ...by: readonly number[]) =>
  bytes.map((byte, i) => by[i - at] ?? byte);
/** Offset of the height in the JPEG's frame. */
const JPEG_HEIGHT = JPEG.indexOf(0xc2) + 4;

test.each([
  ['a PNG', PNG, 'image/png'],
  ['a progressive JPEG', JPEG, 'image/jpeg'],
  ['a WebP', WEBP, 'image/webp'],
  ['a WebP without loss', LOSSLESS, 'image/webp'],
  ['a PNG with something behind its end', [...PNG, 1, 2, 3], 'image/png'],
  ['a JPEG with a film behind its end', [...JPEG, ...ascii('ftypmp42')], 'image/jpeg'],
])('%s is one', (_name, bytes, type) => {
  expect(typeOf(bytes)).toBe(type);
});

test.each([
  ['a signature', PNG.slice(0, 8)],
  ['a signature with nothing of a PNG behind it', [...PNG.slice(0, 8), ...Array<number>(5000).fill(0)]],
  ['a PNG without its data', [...PNG.slice(0, 33), ...PNG.slice(-12)]],
  ['a PNG whose data comes first', [...PNG.slice(0, 8), ...PNG.slice(33)]],
  ['a PNG of no width', changed(PNG, 16, 0, 0, 0, 0)],
  ['a PNG whose header was changed', changed(PNG, 19, 2)],
  ['a PNG whose data is no zlib stream', changed(PNG, 41, 0)],
  ['a JPEG of nothing but its beginning', JPEG.slice(0, 20)],
  ['a JPEG without a frame', [...JPEG.slice(0, JPEG_HEIGHT - 5), ...JPEG.slice(JPEG_HEIGHT + 8)]],
  ['a JPEG of no height', changed(JPEG, JPEG_HEIGHT, 0, 0)],
  ['a JPEG of more pixels than can be shown', changed(JPEG, JPEG_HEIGHT, 0xff, 0xff, 0xff, 0xff)],
  ['a WebP without a picture', [...WEBP.slice(0, 12), ...ascii('EXIF'), 2, 0, 0, 0, 1, 2]],
  ['a page that begins like a WebP', [...WEBP.slice(0, 12), ...ascii('<script>alert(1)</script>')]],
  ['a GIF', ascii('GIF89a')],
  ['an SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', []],
])('%s is no picture', (_name, bytes) => {
  expect(typeOf(bytes)).toBe(UNKNOWN_TYPE);
});

test.each([
  ['PNG', PNG],
  ['JPEG', JPEG],
  ['WebP', WEBP],
  ['lossless WebP', LOSSLESS],
])('a %s cut off anywhere is none', (_name, bytes) => {
  for (let length = 0; length < bytes.length; length += 1) expect(typeOf(bytes.slice(0, length))).toBe(UNKNOWN_TYPE);
});

test('sizes are read', () => {
  expect(pngSize(Uint8Array.from(PNG))).toEqual({ width: 1, height: 1 });
  expect(jpegSize(Uint8Array.from(changed(JPEG, JPEG_HEIGHT, 1, 0, 0, 7)))).toEqual({ width: 7, height: 256 });
  expect(webpSize(Uint8Array.from(changed(WEBP, 26, 44, 1)))).toEqual({ width: 300, height: 1 });
});

test('every picture of the gallery is one', () => {
  const folder = 'sim/hosts/browser/public/nft';
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) expect([name, pictureType(readFileSync(join(folder, name)))]).toEqual([name, 'image/webp']);
});

describe('the type is what the first bytes say', () => {
  test.each([
    ['a JPEG', JPEG.slice(0, 6), 'image/jpeg'],
    ['a PNG', PNG.slice(0, 9), 'image/png'],
    ['a WebP', WEBP.slice(0, 16), 'image/webp'],
    ['a GIF', ascii('GIF89a'), UNKNOWN_TYPE],
    ['an SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), UNKNOWN_TYPE],
    ['a WAV, which is RIFF too', [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WAVEfmt ')], UNKNOWN_TYPE],
    ['a PNG cut off in its signature', PNG.slice(0, 7), UNKNOWN_TYPE],
    ['a PNG mangled by a text transfer', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], UNKNOWN_TYPE],
    ['nothing', [], UNKNOWN_TYPE],
  ])('%s', (_name, bytes, expected) => {
    expect(sniffType(Uint8Array.from(bytes))).toBe(expected);
  });
});
