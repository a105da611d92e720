import { describe, expect, test } from 'vitest';
import { path, type ScreenPath } from '@/lib/shell-port';
import { screenQueries } from './route-queries';
import { correctedAddress, findScreen, type Screen, screens } from './routes';

const folders = Object.keys(import.meta.glob('../pages/**/page.tsx'))
  .map((file) => file.replace('..', '').replace(/\/page\.tsx$/, ''))
  .sort();

/** System pages do not begin with /pages, but their folders are beside the others. */
const folderOf = (address: string) => (address.startsWith('/pages/') ? address : `/pages${address}`);

describe('the route table', () => {
  test('names exactly the folders that exist', () => {
    expect(
      Object.keys(screens).map(folderOf).sort(),
      'Add the missing line to src/app/routes.ts, or the missing page.tsx to the folder its address names.',
    ).toEqual(folders);
  });

  test('gives every address to one screen', () => {
    const addresses = Object.entries<Screen>(screens).flatMap(([address, { aliases = [] }]) => [address, ...aliases]);
    expect(new Set(addresses).size, `an alias is taken twice: ${addresses}`).toBe(addresses.length);
  });

  test('contains every screen of the table of parameters', () => {
    expect(Object.keys(screenQueries).filter((address) => !(address in screens))).toEqual([]);
  });

  test('names each tab once', () => {
    const tabs = Object.values<Screen>(screens).flatMap(({ tab }) => tab ?? []);
    expect(new Set(tabs).size).toBe(tabs.length);
  });

  test('finds a screen with parameters, but not at a deeper address', () => {
    const address = '/pages/financial/index';
    expect(findScreen(address)).toEqual({ address, screen: screens[address] });
    expect(findScreen(`${address}?tab=1`)?.address).toBe(address);
    expect(findScreen(`${address}#top`)?.address).toBe(address);
    expect(findScreen(`${address}/more`)).toBeUndefined();
    expect(findScreen('')).toBeUndefined();
  });
});

describe('correctedAddress', () => {
  test.each([
    ['/%2Fpages%2Ffund%2Fassets', '/pages/fund/assets'],
    ['/%2Fpages%2Ftransaction%2Findex%3Ftab%3Dfutures', '/pages/transaction/index?tab=futures'],
    ['/%2fpages%2ffund%2fassets%2f', '/pages/fund/assets'],
    ['/pages/fund/assets/', '/pages/fund/assets'],
    ['/pages/fund/assets//', '/pages/fund/assets'],
    ['//pages/fund/assets', '/pages/fund/assets'],
    [
      '/pages/common/login/?from=%2Fpages%2Ffund%2Fassets%3Fa%3D1',
      '/pages/common/login?from=%2Fpages%2Ffund%2Fassets%3Fa%3D1',
    ],
    ['/', '/'],
    ['/pages/fund/assets?a=%2F', '/pages/fund/assets?a=%2F'],
    ['/pages/nowhere/', '/pages/nowhere/'],
    ['/%', '/%'],
    ['/%E0%A4%A/', '/%E0%A4%A/'],
  ])('%s is %s', (written, corrected) => {
    expect(correctedAddress(written)).toBe(corrected);
  });
});

describe('path', () => {
  test('builds the address of every screen', () => {
    const built = Object.keys(screens).map((screen) => {
      const query: readonly string[] = { ...screenQueries }[screen as keyof typeof screenQueries] ?? [];
      const values = Object.fromEntries(query.map((name) => [name, `a/b ${name}`]));
      return path(screen as ScreenPath, values as never);
    });
    expect(built.sort()).toMatchSnapshot();
  });

  test('leaves out parameters without a value', () => {
    expect(path('/pages/financial/index' as ScreenPath, { symbol: undefined, page: 0 } as never)).toBe(
      '/pages/financial/index?page=0',
    );
  });
});
