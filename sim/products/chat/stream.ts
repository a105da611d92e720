import { DAY_MS, EXCHANGE_OFFSET_MS, HOUR_MS } from '@/domain/time';
import { indexOf, unitOf } from '@/lib/prng';
import type { Market } from '../../market/market';
import type { World } from '../../world';
import type { Mood } from './lines';
import { membersUp, pickMember } from './members';

/** A line of a simulated member without its text, which depends on the reader's language. */
export interface SimulatedLine {
  /** The slot in which it was said. A slot has at most one line. */
  readonly slot: number;
  readonly atMs: number;
  /** Index in MEMBERS. */
  readonly member: number;
  readonly mood: Mood;
  /** The market it is about, by `Instrument.index`, and the market's move up to then, as a fraction. */
  readonly market: number;
  readonly move: number;
  /** Index in MEMBERS of the member it answers; null for none. */
  readonly answers: number | null;
  /** 32 random bits that choose the text. */
  readonly word: number;
}

/**
 * Time is cut into slots of this length. Whether a simulated member speaks in a slot follows from the seed, the hour
 * and the market up to that instant (designed). Nothing is stored, so a jump over a month costs nothing. Past lines
 * never change, because interventions change only future prices.
 */
const SLOT_MS = 12_000;
/** Probability of a line in a slot: by day, at night, after a large candle. */
const BY_DAY = 0.3;
const BY_NIGHT = 0.1;
const EXCITED = 0.7;
const NIGHT_ENDS_HOUR = 6;
const SHARE_OF_ANSWERS = 0.3;

/** The first six markets are checked in every slot, and one more market that is drawn at random. */
const IN_SIGHT = 6;
const CANDLE_MS = 300_000;
const DRIFT_MS = 900_000;
/** In standard deviations: the smallest candle and the smallest drift that members talk about. */
const BIG_CANDLE = 3.5;
const DRIFT = 0.8;
/** Members talk about a market's opening for this long. */
const OPENING_MS = 120_000;

export const slotOf = (atMs: number): number => Math.floor(atMs / SLOT_MS);
/** Hour of the exchange's day (UTC+8). */
export const hourOf = (atMs: number): number => Math.floor((atMs + EXCHANGE_OFFSET_MS) / HOUR_MS) % 24;

interface Move {
  readonly market: number;
  readonly move: number;
  /** In standard deviations. */
  readonly size: number;
}

function moveOf({ market, instruments }: World, index: number, atMs: number, overMs: number): Move {
  const before = market.lastTicks(index, atMs - overMs);
  const move = (market.lastTicks(index, atMs) - before) / before;
  const deviation = (instruments[index]?.dailySigma ?? 1) * Math.sqrt(overMs / DAY_MS);
  return { market: index, move, size: Math.abs(move) / deviation };
}

interface Speaker {
  readonly atMs: number;
  readonly member: number;
  /** A candle too large to ignore; null when there is none. */
  readonly candle: Move | null;
  /** The market drawn at random. */
  readonly other: number;
}

/** Cache of the speakers of past slots, which never change, by market. */
const speakerCache = new WeakMap<Market, Map<number, Speaker | null>>();
const MAX_CACHED = 4_000;

const instantOf = (world: World, slot: number): number =>
  slot * SLOT_MS + indexOf(world.chance('chat when', slot), SLOT_MS);

const drawMember = (world: World, slot: number, atMs: number): number | null =>
  pickMember(membersUp(hourOf(atMs)), world.chance('chat who', slot));

/** The member who would speak in a slot, found without looking at the market. */
export const memberOfSlot = (world: World, slot: number): number | null =>
  drawMember(world, slot, instantOf(world, slot));

function speakerOf(world: World, slot: number): Speaker | null {
  const atMs = instantOf(world, slot);
  // An instant in the future is not decided yet, because an intervention may still change the market.
  if (atMs > world.nowMs) return null;
  const known = speakerCache.get(world.market) ?? new Map<number, Speaker | null>();
  const found = known.get(slot);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) known.clear();
  speakerCache.set(world.market, known);
  const speaker = drawSpeaker(world, slot, atMs);
  known.set(slot, speaker);
  return speaker;
}

function drawSpeaker(world: World, slot: number, atMs: number): Speaker | null {
  const eagerness = unitOf(world.chance('chat whether', slot));
  if (eagerness >= EXCITED) return null;
  // Tokens are left out, because they have no price before their listing.
  const markets = world.instruments.filter(({ isToken }) => !isToken).length;
  const other = indexOf(world.chance('chat market', slot), markets);
  const moves = [...Array(IN_SIGHT).keys(), other].map((index) => moveOf(world, index, atMs, CANDLE_MS));
  const biggest = moves.reduce((best, one) => (one.size > best.size ? one : best));
  const candle = biggest.size >= BIG_CANDLE ? biggest : null;
  const hour = hourOf(atMs);
  if (!candle && eagerness >= (hour < NIGHT_ENDS_HOUR ? BY_NIGHT : BY_DAY)) return null;
  const member = drawMember(world, slot, atMs);
  return member === null ? null : { atMs, member, candle, other };
}

/** The line of a simulated member in a slot; null when there is none, or not yet. */
export function simulatedLine(world: World, slot: number): SimulatedLine | null {
  const speaker = speakerOf(world, slot);
  if (!speaker) return null;
  const { atMs, member, candle, other } = speaker;
  const line = { slot, atMs, member, answers: null, word: world.chance('chat words', slot) };
  if (candle) {
    return { ...line, mood: candle.move > 0 ? 'surge' : 'plunge', market: candle.market, move: candle.move };
  }
  const drift = moveOf(world, other, atMs, DRIFT_MS);
  const about = { ...line, market: other, move: drift.move };
  const { market } = world;
  if (market.isOpen(other, atMs) && !market.isOpen(other, atMs - OPENING_MS)) return { ...about, mood: 'open' };
  const before = speakerOf(world, slot - 1);
  if (before && before.member !== member && unitOf(world.chance('chat answer', slot)) < SHARE_OF_ANSWERS) {
    return { ...about, mood: 'reply', answers: before.member };
  }
  if (market.isOpen(other, atMs) && drift.size >= DRIFT) return { ...about, mood: drift.move > 0 ? 'up' : 'down' };
  return { ...about, mood: hourOf(atMs) < NIGHT_ENDS_HOUR ? 'night' : 'quiet' };
}

/**
 * A simulated member's answer to a customer's line; null when there is none, or not yet. It comes 4 to 12 s after the
 * line.
 */
export function simulatedAnswer(world: World, row: { id: number; atMs: number; text: string }): SimulatedLine | null {
  const draw = (what: string) => world.chance(`chat customer ${what}`, row.id);
  const atMs = row.atMs + 4_000 + indexOf(draw('when'), 8_000);
  if (unitOf(draw('whether')) >= 0.8 || atMs > world.nowMs) return null;
  const member = pickMember(membersUp(hourOf(atMs)), draw('who'));
  if (member === null) return null;
  const market = indexOf(draw('market'), 2);
  const { move } = moveOf(world, market, atMs, DRIFT_MS);
  return { slot: row.id, atMs, member, mood: moodFor(row.text), market, move, answers: null, word: draw('words') };
}

const CUES: readonly (readonly [mood: Mood, words: RegExp])[] = [
  ['thanks', /thank|thx|makasih|terima kasih/i],
  ['hello', /^(hi|hello|hey|halo|hai|pagi|siang|malam|selamat|good (morning|evening))\b/i],
  ['question', /[?？]/],
  ['bullish', /\b(buy|bought|long|moon|bull|beli|naik|borong)/i],
  ['bearish', /\b(sell|sold|short|crash|bear|jual|turun|rugi)/i],
];

const moodFor = (text: string): Mood => CUES.find(([, words]) => words.test(text))?.[0] ?? 'nod';
