import type { Translate } from '@/i18n/text-keys';
import { MINUS } from '@/lib/numbers/minus';
import type { BadgeProps } from '@/ui/display/badge';
import type { Cause, LegRecord, PostingRecord, Step, TransitionRecord } from '../../../control/inspect/records';
import type { Row } from './row';

type Texts = Translate<['room-inspector']>;

/** A row in one line: a badge, a title, and figures at its end. */
export interface Line {
  readonly badge: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly title: string;
  readonly facts: readonly string[];
  readonly isBad?: boolean;
}

export function lineOf(row: Row, t: Texts): Line {
  const line = ownLine(row, t);
  if (!row.violations) return line;
  return { ...line, facts: [...line.facts, t('violations', { count: row.violations.length })], isBad: true };
}

function ownLine(row: Row, t: Texts): Line {
  switch (row.kind) {
    case 'step':
      return stepLine(row.step, t);
    case 'event':
      return { badge: 'evt', tone: 'up', title: row.event.event, facts: [row.event.to?.name ?? t('everybody')] };
    case 'burst': {
      const { event, symbols, count } = row.burst;
      const facts = [symbols.length === 1 ? (symbols[0] ?? '') : t('pairs', { count: symbols.length })];
      if (count > symbols.length) facts.push(t('times', { value: count }));
      return { badge: 'evt', tone: 'neutral', title: event, facts };
    }
    case 'posting':
      return {
        badge: row.posting.reason,
        tone: 'accent',
        title: sumOf(row.posting, t),
        facts: [`#${row.posting.id}`],
      };
    case 'state':
      return { badge: row.state.entity, tone: 'up', title: stateText(row.state, t), facts: nameOf(row.state) };
    case 'due': {
      const { kind } = row.due;
      return { badge: kind, tone: kind === 'fill' ? 'up' : 'accent', title: row.title, facts: [row.when] };
    }
    case 'move': {
      const { machine, from, to } = row.move;
      return { badge: machine, tone: 'accent', title: `${from ?? t('begins')} → ${to}`, facts: [t('onThisPage')] };
    }
  }
}

const nameOf = ({ who }: TransitionRecord) => (who ? [who.name] : []);

export const stateText = ({ id, from, to }: TransitionRecord, t: Texts): string =>
  `${id}: ${from ?? t('begins')} → ${to ?? t('ends')}`;

const CAUSES: { readonly [K in Cause['kind']]: (cause: Extract<Cause, { kind: K }>) => string } = {
  call: ({ path }) => path,
  control: ({ action }) => action,
  fill: ({ symbol, price, trigger }) => `${symbol} ${price} · ${trigger}`,
  timer: ({ timer, symbol, id }) => [timer, symbol, id].filter(Boolean).join(' '),
  screen: ({ screen }) => screen,
  tap: ({ on }) => on,
};

export const causeText = (cause: Cause): string => (CAUSES[cause.kind] as (cause: Cause) => string)(cause);
export const causeBadge = (cause: Cause): string =>
  cause.kind === 'call' ? cause.method : cause.kind === 'control' ? 'ctl' : cause.kind;

function stepLine({ cause, postings, transitions, events }: Step, t: Texts): Line {
  const facts: string[] = [];
  const isBad = cause.kind === 'call' && cause.answer?.type !== 'ok';
  if (cause.kind === 'call') {
    facts.push(cause.answer ? (cause.answer.refusal ?? cause.answer.type) : 'error');
    if (cause.isFaulty) facts.push(t('byFault'));
    if (cause.tookMs !== null) facts.push(t('ms', { value: roundMs(cause.tookMs) }));
  } else if (cause.kind === 'screen') {
    facts.push(cause.lang);
  } else {
    if (postings.length > 0) facts.push(t('postings', { count: postings.length }));
    if (transitions.length > 0) facts.push(t('states', { count: transitions.length }));
    if (events.length > 0) facts.push(t('emitted', { count: events.length }));
  }
  const tone = cause.kind === 'call' ? (isBad ? 'down' : 'accent') : 'neutral';
  return { badge: causeBadge(cause), tone, title: causeText(cause), facts, isBad };
}

const roundMs = (ms: number) => (ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms));

/** What customers gained and lost by a posting. A posting without customers shows its other legs. */
function sumOf({ legs }: PostingRecord, t: Texts): string {
  const own = legs.filter(({ who }) => who !== null);
  return (own.length > 0 ? own : legs)
    .map((leg) => `${signed(leg.amount)} ${leg.asset}${frozenMark(leg, t)}`)
    .join(', ');
}
const frozenMark = ({ isFrozen, account }: LegRecord, t: Texts) => (isFrozen ? ` (${t('frozen', { account })})` : '');

/** An amount with a true minus sign or a plus sign, so that colour is not needed. */
export const signed = (amount: string): string =>
  amount.startsWith('-') ? `${MINUS}${amount.slice(1)}` : `+${amount}`;

export const accountText = ({ who, account, isFrozen }: LegRecord, t: Texts): string => {
  const name = who ? `${who.name} · ${account}` : account;
  return isFrozen ? t('frozen', { account: name }) : name;
};
