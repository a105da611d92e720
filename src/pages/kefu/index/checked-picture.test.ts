import { afterEach, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/domain/upload';
import { checkedPicture } from './checked-picture';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], '<img>.png', { type: 'image/png' });
const padded = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(PNG);
  return bytes;
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['one byte too many', padded(MAX_UPLOAD_BYTES + 1), true, 'pictureLarge'],
  ['a document that says it is a picture', new TextEncoder().encode('%PDF-1.7'), true, 'pictureType'],
  ['a picture that cannot be opened', padded(40), false, 'pictureBroken'],
])('refuses %s', async (_what, bytes, opens, problem) => {
  vi.stubGlobal('createImageBitmap', async () => (opens ? { close() {} } : Promise.reject(new Error('damaged'))));
  expect(await checkedPicture(file(bytes))).toBe(problem);
});

it('sends a picture of the largest size', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  expect(await checkedPicture(file(padded(MAX_UPLOAD_BYTES)))).toBeInstanceOf(File);
});
