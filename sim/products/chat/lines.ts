import type { WireLang } from '@/contract/lang';
import { localize } from '../../texts/localize';
import { ANSWER_LINES } from './lines-answers';
import { MARKET_LINES } from './lines-market';
import { TALK_LINES } from './lines-talk';
import type { Line, Temperament } from './members';

const LINES = { ...MARKET_LINES, ...TALK_LINES, ...ANSWER_LINES };

/** The topic of a line. */
export type Mood = keyof typeof LINES;

export interface Filling {
  readonly coin: string;
  readonly price: string;
  readonly move: string;
  readonly name: string;
}

/** The lines of a mood that a member of this temper may say; at least one. */
const linesFor = (mood: Mood, temperament: Temperament): readonly Line[] =>
  (LINES[mood] as readonly Line[]).filter(({ who }) => who === undefined || who.includes(temperament));

/** The text of one line, chosen by 32 random bits (`word`). Every language gets the same line. */
export function lineText(mood: Mood, temperament: Temperament, word: number, filling: Filling, lang: WireLang): string {
  const fitting = linesFor(mood, temperament);
  const line = localize(fitting[word % fitting.length] as Line, lang);
  return line.replaceAll(/\{(coin|price|move|name)\}/g, (_, key: keyof Filling) => filling[key]);
}
