import { afterEach, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { checkedPicture } from './checked-picture';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], '<img>.png', { type: 'image/png' });
const text = (words: string) => new TextEncoder().encode(words);
const padded = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(PNG);
  return bytes;
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['one byte too many', padded(MAX_UPLOAD_BYTES + 1), true, 'pictureLarge'],
  ['a document that says it is a picture', text('%PDF-1.7'), true, 'pictureType'],
  [
    'a drawing with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    true,
    'pictureType',
  ],
  ['a page that says it is a picture', text('<!doctype html><script>x()</script>'), true, 'pictureType'],
  ['a phone’s HEIC', text('\0\0\0\x18ftypheic\0\0\0\0'), true, 'pictureType'],
  ['an animation', text('GIF89a\x01\0\x01\0'), true, 'pictureType'],
  ['a sound in the same container as WebP', text('RIFF\x24\0\0\0WAVEfmt '), true, 'pictureType'],
  ['an empty file', new Uint8Array(0), true, 'pictureType'],
  ['half a signature', new Uint8Array(PNG.slice(0, 4)), true, 'pictureType'],
  ['a picture that cannot be opened', padded(40), false, 'pictureBroken'],
])('refuses %s', async (_what, bytes, opens, problem) => {
  vi.stubGlobal('createImageBitmap', async () => (opens ? { close() {} } : Promise.reject(new Error('damaged'))));
  expect(await checkedPicture(file(bytes))).toBe(problem);
});

it('gives a mislabelled picture its true type', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  const sent = await checkedPicture(file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(20).fill(0)])));
  expect(sent).toBeInstanceOf(File);
  expect((sent as File).type).toBe('image/jpeg');
});

it('accepts a picture of the largest size', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  expect(await checkedPicture(file(padded(MAX_UPLOAD_BYTES)))).toBeInstanceOf(File);
});
