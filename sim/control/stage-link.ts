import * as v from 'valibot';
import { isWireLang, type WireLang } from '@/contract/lang';
import { address } from '../scenarios/address';

/** The settings in a link other than the run: screen, language, person, clock and control room (designed). */
export interface Stage {
  /** An address of the app. */
  readonly screen?: string;
  readonly lang?: WireLang;
  /** A persona, the e-mail address of a customer, or `visitor`. */
  readonly as?: string;
  readonly clock?: 'rest' | 'runs';
  readonly room?: 'open' | 'closed';
}

/** A part of a link that cannot be followed. The other parts are followed. */
export type StageLinkIssue =
  | { readonly kind: 'version' }
  | { readonly kind: 'value'; readonly name: string; readonly value: string };

/** The version of these parameters. It changes when one of them gets another meaning, never when one is added. */
const VERSION = '1';
const SCREENS = '/pages/';

const readers: { readonly [K in keyof Required<Stage>]: (text: string) => Stage[K] } = {
  screen: (text) => {
    const screen = text.startsWith('/') ? text : SCREENS + text;
    return v.is(address, screen) ? screen : undefined;
  },
  lang: (text) => (isWireLang(text) ? text : undefined),
  as: (text) => (/^[\w.@+-]+$/.test(text) ? text : undefined),
  clock: (text) => (text === 'rest' || text === 'runs' ? text : undefined),
  room: (text) => (text === 'open' || text === 'closed' ? text : undefined),
};
const NAMES = Object.keys(readers) as (keyof Stage)[];

/** Reads `?lang=fra&screen=fund/assets&as=trader&clock=rest&room=closed&v=1`; unknown parameters are the app's own. */
export function readStage(search: string): { readonly stage: Stage; readonly issues: readonly StageLinkIssue[] } {
  const query = new URLSearchParams(search);
  const given = NAMES.flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [{ name, text, value: readers[name](text) }];
  });
  const version = query.get('v');
  return {
    stage: Object.fromEntries(given.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    issues: [
      ...(version === null || version === VERSION ? [] : [{ kind: 'version' as const }]),
      ...given.flatMap(({ name, text, value }) =>
        value === undefined ? [{ kind: 'value' as const, name, value: text }] : [],
      ),
    ],
  };
}

/** The stage as a query, as short as an address allows. */
export function writeStage(stage: Stage): string {
  const parts = NAMES.flatMap((name) => {
    const value = stage[name];
    if (value === undefined) return [];
    const short = name === 'screen' && value.startsWith(SCREENS) ? value.slice(SCREENS.length) : value;
    return [`${name}=${short.replaceAll(/[&#+%\s]/g, encodeURIComponent)}`];
  });
  return [...parts, `v=${VERSION}`].join('&');
}
