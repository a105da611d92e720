import { expect, it } from 'vitest';
import { NotAPicture, withTrueType } from './with-true-type';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: readonly number[], type: string) => new File([new Uint8Array(bytes)], 'picked', { type });

it.each([
  ['a PNG that says so', PNG, 'image/png', 'image/png'],
  ['a JPEG that is called a PNG goes out as what it is', JPEG, 'image/png', 'image/jpeg'],
  ['a JPEG without a type', JPEG, '', 'image/jpeg'],
])('%s', async (_case, bytes, claimed, type) => {
  const sound = await withTrueType(file(bytes, claimed));
  expect([sound.type, sound.size]).toEqual([type, bytes.length]);
});

it.each([
  ['an SVG with a script', [...'<svg onload=alert(1)>'].map((letter) => letter.charCodeAt(0))],
  ['nothing', []],
  ['half a signature', PNG.slice(0, 4)],
])('%s is no picture, whatever it claims', async (_case, bytes) => {
  await expect(withTrueType(file(bytes, 'image/png'))).rejects.toBeInstanceOf(NotAPicture);
});
