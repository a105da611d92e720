import type { WireLang } from '@/contract/lang';
import { isSpoken, said } from '../../words/words';
import { ANSWER_LINES } from './lines-answers';
import { MARKET_LINES } from './lines-market';
import { TALK_LINES } from './lines-talk';
import type { Line, Temper } from './members';

const LINES = { ...MARKET_LINES, ...TALK_LINES, ...ANSWER_LINES };

/** What a line is about. */
export type Mood = keyof typeof LINES;

export interface Filling {
  readonly coin: string;
  readonly price: string;
  readonly move: string;
  readonly name: string;
}

/** The lines of a mood that somebody of that temper would say; at least one. */
const linesFor = (mood: Mood, temper: Temper): readonly Line[] =>
  (LINES[mood] as readonly Line[]).filter(({ who }) => who === undefined || who.includes(temper));

/** The language the room speaks to a reader, numbers included. */
export const spokenTo = (lang: WireLang): WireLang => (isSpoken(lang) ? lang : 'en');

/** One line, chosen by 32 random bits: the same in every language. */
export function lineText(mood: Mood, temper: Temper, word: number, filling: Filling, lang: WireLang): string {
  const fitting = linesFor(mood, temper);
  const line = said(fitting[word % fitting.length] as Line, lang);
  return line.replaceAll(/\{(coin|price|move|name)\}/g, (_, key: keyof Filling) => filling[key]);
}
