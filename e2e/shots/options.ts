import { parseArgs } from 'node:util';
import { isWireLang, WIRE_LANGS, type WireLang } from '@/contract/lang';
import { VARIANTS, type VariantName } from './variants';

interface Argument {
  readonly takes: string;
  readonly default: string;
  readonly says: string;
}

const ARGUMENTS = {
  lang: { takes: 'LIST', default: 'id,en', says: `any of ${WIRE_LANGS.join(', ')}` },
  size: { takes: 'LIST', default: '390x844,320x640', says: 'sizes of the screen, in CSS pixels' },
  looks: { takes: 'LIST', default: 'full', says: `any of ${Object.keys(VARIANTS).join(', ')}` },
  route: { takes: 'PART', default: '', says: 'only routes that contain this; all without it' },
  out: { takes: 'FOLDER', default: 'shots', says: 'where pictures and contact sheets go' },
  base: {
    takes: 'ADDRESS',
    default: '',
    says: 'a dev server, as http://localhost:5173/h5/; the sandbox build without it',
  },
} as const satisfies Record<string, Argument>;

type Name = keyof typeof ARGUMENTS;

export const USAGE = [
  'npm run shots -- [arguments]: photographs every route of the sandbox',
  ...Object.entries<Argument>(ARGUMENTS).map(
    ([name, { takes, default: value, says }]) =>
      `  ${`--${name} ${takes}`.padEnd(16)} ${says}${value && ` (default: ${value})`}`,
  ),
  '  --readme         renews the picture of the README and does nothing else',
  '  --help           prints this',
].join('\n');

export interface ShotOptions {
  readonly langs: readonly WireLang[];
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly variants: readonly VariantName[];
  readonly route: string;
  readonly out: string;
  /** Address of a running server; '' to serve the build. */
  readonly base: string;
  readonly readme: boolean;
}

const listed = (text: string) => text.split(',').filter(Boolean);
const isVariant = (name: string): name is VariantName => Object.hasOwn(VARIANTS, name);

function sizeOf(text: string) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (!Number(width) || !Number(height)) throw new Error(`--size takes 390x844, not ${text}`);
  return { width: Number(width), height: Number(height) };
}

function variantOf(text: string): VariantName {
  if (!isVariant(text)) throw new Error(`--looks takes ${Object.keys(VARIANTS).join(', ')}, not ${text}`);
  return text;
}

function langOf(text: string): WireLang {
  if (!isWireLang(text)) throw new Error(`--lang takes ${WIRE_LANGS.join(', ')}, not ${text}`);
  return text;
}

/** Options of the command line; null for help. Throws an error with a sentence for an unknown or invalid argument. */
export function readShotOptions(args: readonly string[]): ShotOptions | null {
  const argument = (name: Name) => ({ type: 'string', default: ARGUMENTS[name].default }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: argument('lang'),
      size: argument('size'),
      looks: argument('looks'),
      route: argument('route'),
      out: argument('out'),
      base: argument('base'),
      readme: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  return {
    langs: listed(values.lang).map(langOf),
    sizes: listed(values.size).map(sizeOf),
    variants: listed(values.looks).map(variantOf),
    route: values.route,
    out: values.out,
    base: values.base,
    readme: values.readme,
  };
}
