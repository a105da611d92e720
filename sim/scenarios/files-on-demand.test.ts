import { afterEach, expect, test, vi } from 'vitest';
import { loadMoreFiles } from './files-on-demand';

afterEach(() => vi.doUnmock('./later/files'));

test('scenarios that did not load are requested by another address', async () => {
  // Browsers answer the same import with its failure from then on.
  vi.doMock('./later/files', () => ({
    get default() {
      throw new TypeError('Failed to fetch dynamically imported module: file:///nowhere/files-x.js');
    },
  }));
  await expect(loadMoreFiles?.()).rejects.toThrow(/files-x\.js$/);
  await expect(loadMoreFiles?.()).rejects.toThrow(/files-x\.js\?again=\d+/);
});
