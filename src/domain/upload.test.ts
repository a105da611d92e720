import { describe, expect, test } from 'vitest';
import { fileFacts, sniffType, UNKNOWN_TYPE } from './upload';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const WEBP = [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')];

describe('the type is what the first bytes say', () => {
  test.each([
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a PNG', PNG, 'image/png'],
    ['a WebP', WEBP, 'image/webp'],
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

describe('facts', () => {
  test.each([
    ['image/png', 'image/png'],
    ['IMAGE/PNG', 'image/png'],
    ['image/jpg', 'image/jpeg'],
    ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['', UNKNOWN_TYPE],
  ])('a claimed %j is %s', (claimed, mime) => {
    expect(fileFacts(claimed, Uint8Array.from(PNG))).toMatchObject({ mime, size: 9, sniffed: 'image/png' });
  });

  test('digests tell files apart and are always sixteen digits', () => {
    const files = [[], [0], [0, 0], [1], JPEG, PNG, WEBP, [...WEBP].reverse()];
    const digests = files.map((bytes) => fileFacts('image/png', Uint8Array.from(bytes)).digest);
    expect(new Set(digests).size).toBe(files.length);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(fileFacts('image/webp', Uint8Array.from(WEBP)).digest).toBe(digests[6]);
  });
});
