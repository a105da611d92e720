import type { WireLang } from '@/contract/lang';
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
  (LINES[mood] as readonly Line[]).filter(([, , who]) => who === undefined || who.includes(temper));

/** The language the room speaks to a reader, numbers included: lines are written in two. */
export const spokenTo = (lang: WireLang): 'en' | 'id' => (lang === 'id' ? 'id' : 'en');

/** One line, chosen by 32 random bits: the same in every language. */
export function lineText(mood: Mood, temper: Temper, word: number, filling: Filling, lang: WireLang): string {
  const fitting = linesFor(mood, temper);
  const [en, id] = fitting[word % fitting.length] as Line;
  const line = spokenTo(lang) === 'id' ? id : en;
  return line.replaceAll(/\{(coin|price|move|name)\}/g, (_, key: keyof Filling) => filling[key]);
}
