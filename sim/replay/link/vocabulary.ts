import { calls } from '@/contract/calls';
import { LaneHasher } from '../../journal/state-hash';
import { INSTRUMENTS } from '../../market/instruments';
import { PERSONA_PASSWORD, PERSONAS } from '../../scenarios/personas';

/** Declared calls by name; a link says a call by its place here. */
export const CALLS: readonly string[] = Object.keys(calls).sort();
const placeOfCall = new Map(CALLS.map((name, place) => [name, place]));

/** Place of a call among the declared ones, or -1. */
export const callPlace = (name: string): number => placeOfCall.get(name) ?? -1;

/** Fields a call may carry: the declared ones and those every request has. A link says which of them are there. */
export function fieldsOf(place: number): readonly string[] {
  const declaration = calls[CALLS[place] as keyof typeof calls];
  const { entries } = declaration.request as unknown as { entries: Readonly<Record<string, unknown>> };
  return ['lang', ...Object.keys(entries).filter((field) => field !== 'lang')];
}

const words = (list: string): readonly string[] => list.split(' ');

/** Texts that logs are full of, most frequent first: a link says them by their place. What is missing is spelled. */
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
  ...Object.values(PERSONAS).map(({ user }) => user.email),
  ...INSTRUMENTS.flatMap(({ symbol, currencyId }) => [symbol, String(currencyId)]),
].filter((word, place, all) => all.indexOf(word) === place);

/** Two builds with the same vocabulary can read each other's links. 16 bits. */
export function vocabularyMark(): number {
  const hasher = new LaneHasher();
  for (const word of WORDS) hasher.text(word);
  for (const place of CALLS.keys()) for (const text of [CALLS[place] as string, ...fieldsOf(place)]) hasher.text(text);
  return hasher.finish().a & 0xffff;
}
