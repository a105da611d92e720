import type { LocalizedText } from '../../texts/localize';

/** A member's temper decides which lines of a mood the member may say. */
export type Temperament = 'bull' | 'bear' | 'calm' | 'eager' | 'joker';

/** A line of chat. {coin}, {price}, {move} and {name} are filled in. Without `who`, every temper may say it. */
export interface Line extends LocalizedText {
  readonly who?: readonly Temperament[];
}

/** The chat members that the exchange simulates (designed). They have no accounts. */
export interface Member {
  readonly name: string;
  readonly temperament: Temperament;
  /** First hour of the day (UTC+8) when the member is awake, and for how many hours. */
  readonly upFrom: number;
  readonly upFor: number;
  /** How much the member talks compared with the others. */
  readonly weight: number;
}

// biome-ignore format: one member a line
const MEMBER_ROWS: readonly (readonly [name: string, temper: Temperament, upFrom: number, upFor: number, weight: number])[] = [
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

export const MEMBERS: readonly Member[] = MEMBER_ROWS.map(([name, temperament, upFrom, upFor, weight]) => ({
  name,
  temperament,
  upFrom,
  upFor,
  weight,
}));

const isUp = ({ upFrom, upFor }: Member, hour: number): boolean => (hour - upFrom + 24) % 24 < upFor;

/** Indexes of the members who are awake at an hour of the exchange's day (UTC+8). */
export const membersUp = (hour: number): readonly number[] =>
  MEMBERS.flatMap((member, index) => (isUp(member, hour) ? [index] : []));

/** Picks one of the members at random, weighted by `weight`. `word` is 32 random bits. Null when `among` is empty. */
export function pickMember(among: readonly number[], word: number): number | null {
  const total = among.reduce((sum, index) => sum + (MEMBERS[index] as Member).weight, 0);
  let left = word % Math.max(1, total);
  for (const index of among) {
    left -= (MEMBERS[index] as Member).weight;
    if (left < 0) return index;
  }
  return null;
}
