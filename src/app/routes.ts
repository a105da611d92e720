import type { ResourceNamespaceMap } from 'i18next';

type NavWord = Exclude<keyof ResourceNamespaceMap['common']['nav'], 'label'>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** A text with its namespace: `market:title`. The namespace is loaded together with the screen. */
export type TitleKey = {
  [N in keyof ResourceNamespaceMap]: `${N}:${Keys<ResourceNamespaceMap[N]>}`;
}[keyof ResourceNamespaceMap];

/** One screen. Its address is its folder: `/pages/fund/withdraw` is src/pages/fund/withdraw/page.tsx. */
export interface Screen {
  readonly title: TitleKey;
  /** `user` asks visitors to log in first (specification section 6). */
  readonly access: 'anyone' | 'user';
  /** The entry of the tab bar that this screen is; other screens have no tab bar. */
  readonly tab?: NavWord;
  /** Parameters its address may carry. */
  readonly query?: readonly string[];
  /** Other addresses that show it. */
  readonly aliases?: readonly `/${string}`[];
}

/** Every screen of the app, one line each, tabs first. A test holds the table against the folders of src/pages. */
// biome-ignore format: one line a screen
export const screens = {
  '/pages/financial/index': { title: 'financial:title', access: 'anyone', tab: 'finance' },
} as const satisfies Record<`/${string}`, Screen>;

type Table = typeof screens;

declare module '@/lib/shell-port' {
  interface Screens extends Table {}
}

const byAddress = new Map<string, Screen>();
for (const [address, screen] of Object.entries<Screen>(screens))
  for (const name of [address, ...(screen.aliases ?? [])]) byAddress.set(name, screen);

/** The screen an address leads to, parameters and aliases included; undefined where there is none. */
export function screenAt(address: string): Screen | undefined {
  return byAddress.get(address.split(/[?#]/, 1)[0] ?? '');
}
