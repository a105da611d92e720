import { requests } from '@/contract/requests';
import { StateHasher } from '../../journal/state-hash';
import { INSTRUMENTS } from '../../market/instruments';
import { PERSONA_PASSWORD, PERSONAS } from '../../products/accounts/personas';

/** The names of all declared calls. A link refers to a call by its index in this list. */
export const CALLS: readonly string[] = Object.keys(requests).sort();
const indexOfCall = new Map(CALLS.map((name, place) => [name, place]));

/** Index of a call among the declared ones, or -1. */
export const callIndex = (name: string): number => indexOfCall.get(name) ?? -1;

/**
 * Fields that a call may have: the declared ones and those of every request. A link marks which of them are present.
 */
export function fieldsOf(place: number): readonly string[] {
  const { request } = requests[CALLS[place] as keyof typeof requests];
  const { entries } = request as unknown as { entries: Readonly<Record<string, unknown>> };
  return ['lang', ...Object.keys(entries).filter((field) => field !== 'lang')];
}

const words = (list: string): readonly string[] => list.split(' ');

/**
 * Texts that occur often in logs, most frequent first. A link refers to them by index; all other texts are written out.
 */
export const WORDS: readonly string[] = [
  '',
  ...words('1 2 3 en id limit market symbol price percent BTC/USDT who USDT'),
  ...words('rampSeconds asset amount kind change trader market.set market.shock people.as'),
  ...words('people.grant market.halt market.resume market.drift market.volatility multiple percentPerHour'),
  ...words('hours all visitor action input reason faults.set faults.clear backOffice.approve'),
  ...words('backOffice.reject latencyMs errorRate offline true false 0 4 5 6 10 100'),
  PERSONA_PASSWORD,
  '123456',
  ...Object.keys(PERSONAS),
  ...Object.values(PERSONAS).map(({ email }) => email),
  ...INSTRUMENTS.flatMap(({ symbol, currencyId }) => [symbol, String(currencyId)]),
].filter((word, place, all) => all.indexOf(word) === place);

/** A hash of 16 bits. Two builds with the same one can read each other's links. */
export function vocabularyMark(): number {
  const hasher = new StateHasher();
  for (const word of WORDS) hasher.text(word);
  for (const place of CALLS.keys()) for (const text of [CALLS[place] as string, ...fieldsOf(place)]) hasher.text(text);
  return hasher.finish().a & 0xffff;
}
