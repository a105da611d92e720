import type { Words } from '../../words/words';

/** How somebody talks: which of the lines of a mood they would say. */
export type Temper = 'bull' | 'bear' | 'calm' | 'eager' | 'joker';

/** What they may say; {coin}, {price}, {move} and {name} are filled in. */
export interface Line extends Words {
  readonly who?: readonly Temper[];
}

/** The house's own people in the room (designed). They are nobody's customers, and there to be talked with. */
export interface Member {
  readonly name: string;
  readonly temper: Temper;
  /** The first hour (UTC+8) they are up, and for how many. */
  readonly upFrom: number;
  readonly upFor: number;
  /** How much they talk beside the others. */
  readonly weight: number;
}

// biome-ignore format: one member a line
const CAST: readonly (readonly [name: string, temper: Temper, upFrom: number, upFor: number, weight: number])[] = [
  ['Bintang', 'bull', 7, 17, 4],
  ['Clara', 'calm', 8, 15, 3],
  ['Oke_Joko', 'joker', 9, 16, 3],
  ['Minh', 'eager', 6, 16, 3],
  ['Freya', 'bear', 13, 16, 3],
  ['PakDhe', 'calm', 5, 16, 2],
  ['Yuki', 'eager', 8, 15, 2],
  ['Thanh', 'bull', 20, 14, 2],
  ['NightOwl', 'joker', 21, 11, 3],
  ['Rosa', 'bear', 16, 16, 2],
  ['Ananda', 'bull', 0, 24, 1],
  ['Kofi', 'calm', 17, 14, 2],
];

export const MEMBERS: readonly Member[] = CAST.map(([name, temper, upFrom, upFor, weight]) => ({
  name,
  temper,
  upFrom,
  upFor,
  weight,
}));

const isUp = ({ upFrom, upFor }: Member, hour: number): boolean => (hour - upFrom + 24) % 24 < upFor;

/** Who is up at an hour of the exchange's day. */
export const membersUp = (hour: number): readonly number[] =>
  MEMBERS.flatMap((member, index) => (isUp(member, hour) ? [index] : []));

/** One of them by chance, the talkative more often; `word` is 32 random bits. Null when nobody is there. */
export function pickMember(among: readonly number[], word: number): number | null {
  const total = among.reduce((sum, index) => sum + (MEMBERS[index] as Member).weight, 0);
  let left = word % Math.max(1, total);
  for (const index of among) {
    left -= (MEMBERS[index] as Member).weight;
    if (left < 0) return index;
  }
  return null;
}
