import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { UploadFolder } from './upload-folder';

const DAY_MS = 86_400_000;
const open = (nowMs = Date.now, maxBytes = 100, write: (path: string, bytes: Buffer) => Promise<void> = writeFile) => {
  const folder = mkdtempSync(join(tmpdir(), 'pocket-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, uploads: new UploadFolder(folder, { nowMs, maxBytes, write }) };
};
/** What is served under an address. */
const served = async (uploads: UploadFolder, address: string) => {
  const file = await uploads.get(address);
  return file && { type: file.type, bytes: await buffer(file.read({ first: 0, last: file.size - 1 })) };
};
const fileOf = (length: number) => ({ type: 'image/png', bytes: Buffer.alloc(length, 7) });

test.each(['/upload/../main.ts', '/upload/a/b.png', '/upload/a.svg', '/upload/a.png.new', '/elsewhere/a.png'])(
  '%s is no address of a picture',
  async (address) => {
    const { uploads } = open();
    await expect(uploads.put(address, fileOf(1))).rejects.toThrow('no address');
    expect(await uploads.get(address)).toBeNull();
  },
);

test('a picture is served for a week, and its room is free after that', async () => {
  let nowMs = Date.now();
  const { folder, uploads } = open(() => nowMs);
  await uploads.put('/upload/1a.png', fileOf(60));
  expect(await served(uploads, '/upload/1a.png')).toEqual(fileOf(60));
  expect(() => uploads.reserve(41)).toThrow('no room');
  nowMs += 7 * DAY_MS + 60_000;
  expect(await uploads.get('/upload/1a.png')).toBeNull();
  uploads.reserve(100);
  expect(readdirSync(folder)).toEqual([]);
});

test('room is held for files that are on their way', () => {
  const { uploads } = open();
  const release = uploads.reserve(60);
  expect(() => uploads.reserve(60)).toThrow('no room');
  release();
  uploads.reserve(60);
});

test('a file that is renamed while the room is counted stops no other one', () => {
  const { folder, uploads } = open();
  // The folder lists it, and it is not there any more.
  symlinkSync(join(folder, 'renamed'), join(folder, '1a.png.new'));
  uploads.reserve(100);
  expect(() => uploads.reserve(1)).toThrow('no room');
});

test('a customer sends three files at a time, and all of them sixteen', () => {
  const { uploads } = open();
  const [first] = [1, 2, 3].map(() => uploads.startReading(1));
  expect(() => uploads.startReading(1)).toThrow('too many');
  first?.();
  uploads.startReading(1);
  for (let customer = 2; customer <= 14; customer += 1) uploads.startReading(customer);
  expect(() => uploads.startReading(15)).toThrow('too many');
});

test('the same picture twice at once is stored once', async () => {
  const uploads = new UploadFolder(null);
  const put = () => uploads.put('/upload/1a.png', fileOf(2_000_000));
  await Promise.all([put(), put()]);
  expect(await served(uploads, '/upload/1a.png')).toEqual(fileOf(2_000_000));
  await uploads.close();
});

test.each([
  ['ENOSPC', { status: 507 }],
  ['EIO', { code: 'EIO' }],
])('a disk that fails with %s keeps no part of a picture, and the next try stores it', async (code, problem) => {
  const failures = [Object.assign(new Error(code), { code })];
  const write = async (path: string, bytes: Buffer) => {
    const failure = failures.pop();
    writeFileSync(path, failure ? 'half of it' : bytes);
    if (failure) throw failure;
  };
  const { folder, uploads } = open(Date.now, 100, write);
  await expect(uploads.put('/upload/1a.png', fileOf(60))).rejects.toMatchObject(problem);
  expect(readdirSync(folder)).toEqual([]);
  await uploads.put('/upload/1a.png', fileOf(60));
  expect(await served(uploads, '/upload/1a.png')).toEqual(fileOf(60));
});

test('a folder of this process only goes with it', async () => {
  const uploads = new UploadFolder(null);
  await uploads.put('/upload/1a.png', fileOf(1));
  await uploads.close();
  expect(await uploads.get('/upload/1a.png')).toBeNull();
});
