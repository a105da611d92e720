import { describe, expect, test } from 'vitest';
import { UNKNOWN_TYPE } from '../picture/sniff-type';
import { fileFacts } from './upload';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const WEBP = [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')];

describe('facts', () => {
  test.each([
    ['image/png', 'image/png'],
    ['IMAGE/PNG', 'image/png'],
    ['image/jpg', 'image/jpeg'],
    ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['', UNKNOWN_TYPE],
  ])('a claimed %j is %s', (claimed, mime) => {
    expect(fileFacts(claimed, Uint8Array.from(PNG))).toMatchObject({ mime, size: 9 });
  });

  test('digests tell files apart and are always sixteen digits', () => {
    const files = [[], [0], [0, 0], [1], JPEG, PNG, WEBP, [...WEBP].reverse()];
    const digests = files.map((bytes) => fileFacts('image/png', Uint8Array.from(bytes)).digest);
    expect(new Set(digests).size).toBe(files.length);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(fileFacts('image/webp', Uint8Array.from(WEBP)).digest).toBe(digests[6]);
  });
});
