import { beforeEach, expect, test, vi } from 'vitest';
import { loadModule } from '@/lib/loading/load-module';
import { lazyPage } from './page-modules';

const ADDRESS = '/pages/fund/assets';
const load = vi.hoisted(() => async () => 'the page');
vi.mock('./late-pages', () => ({ latePages: { '../pages/fund/assets/page.tsx': load }, pageTexts: {} }));
vi.mock('@/lib/loading/load-module', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/loading/load-module')>();
  return { ...original, loadModule: vi.fn(original.loadModule) };
});
beforeEach(() => void vi.mocked(loadModule).mockClear());

test('a page that failed to load is loaded again by the same import, which reports its failure', async () => {
  vi.mocked(loadModule).mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/page-x.css'));
  await expect(lazyPage(ADDRESS)()).rejects.toThrow('page-x.css');
  await expect(lazyPage(ADDRESS)()).resolves.toBe('the page');
  expect(vi.mocked(loadModule).mock.calls).toEqual([[load], [load]]);
});
