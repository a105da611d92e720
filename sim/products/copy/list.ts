import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { refusalText } from '@/contract/refusals/text';
import { MAX_TRADERS } from '@/domain/copy/copy';
import { Decimal, toWire8, ZERO } from '@/domain/money/money';
import { HOUR_MS, toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { nameOf } from '../accounts/users';
import { CLOSED, type FuturesOrderRow, OPEN } from '../futures/tables';
import { wireFuturesOrder } from '../futures/wire';
import { type PageRequest, pageOf, paginated } from '../pages';
import { followOf } from './follow';
import { portraitOf } from './portrait';
import { signatureIn } from './simulated-traders';
import type { CopyNoteRow, FollowRow, TraderRow } from './tables';
import {
  closedTrades,
  figuresMs,
  figuresOf,
  followersOf,
  openTrades,
  type TraderFigures,
  virtualFollowersOf,
} from './trader-record';

const MAX_NOTES = 20;

/** The customer who reads, and the language. */
interface Reader {
  readonly userId: number;
  readonly lang: WireLang;
}

function wirePage<T, W>(rows: readonly T[], request: PageRequest, wire: (row: T) => W) {
  return paginated(pageOf(rows, request).map(wire), request, rows.length);
}

/** Unix seconds of the hour the figures belong to, and of the next update. */
function hours({ nowMs }: World) {
  const hourMs = figuresMs(nowMs);
  return { updated_at: hourMs / 1000, next_update: (hourMs + HOUR_MS) / 1000 };
}

function personOf(world: World, trader: TraderRow, lang: WireLang) {
  const user = world.tables.users.need(trader.id);
  return {
    id: trader.id,
    nickname: nameOf(user),
    head_portrait:
      user.headPortrait || (trader.simulatedNumber > 0 ? portraitOf(world.seed, trader.simulatedNumber) : ''),
    signature: signatureIn(user.signature, lang),
  };
}

function wireTrader(world: World, trader: TraderRow, figures: TraderFigures, { userId, lang }: Reader) {
  return {
    ...personOf(world, trader, lang),
    closed_count: figures.closed,
    total_profits: toWire8(figures.profits),
    correct_rate: figures.accuracy.toNumber(),
    total_income_rate: figures.income.toFixed(2),
    follow_num: followersOf(world, trader),
    is_followed: followOf(world, userId, trader.id) !== undefined,
    profit_line: figures.line.map((profit) => profit.toFixed(2)),
  };
}

/** A page of traders by total profit, the highest first. */
export function tradersPage(world: World, reader: Reader, part: PageRequest): CallReply<'GET /follow/index'> {
  const ranked = world.tables.traders
    .all()
    .map((trader) => ({ trader, figures: figuresOf(world, trader) }))
    .sort((a, b) => b.figures.profits.cmp(a.figures.profits) || a.trader.id - b.trader.id);
  return {
    ...wirePage(ranked, part, ({ trader, figures }) => wireTrader(world, trader, figures, reader)),
    ...hours(world),
  };
}

const wireSetting = ({ traderId, type, number, deadlineMs, createdMs }: FollowRow) => ({
  trader_user_id: traderId,
  type,
  number,
  deadline: Math.floor(deadlineMs / 1000),
  created_at: toWireTime(createdMs),
});

export function traderDetail(
  world: World,
  { userId, lang }: Reader,
  trader: TraderRow,
): CallReply<'GET /follow/traderDetail'> {
  const figures = figuresOf(world, trader);
  const positions = openTrades(world, trader).length;
  const follow = followOf(world, userId, trader.id);
  return {
    trader_info: {
      ...personOf(world, trader, lang),
      is_trader: 1,
      virtual_follow_num: virtualFollowersOf(trader),
      since: Math.floor(trader.sinceMs / 1000),
    },
    data: {
      total_profits: toWire8(figures.profits),
      profitCount: figures.won,
      fallCount: figures.shorts,
      riseCount: figures.longs,
      total_income_rate: figures.income.toFixed(2),
      correct_rate: figures.accuracy.toFixed(2),
      follow_num: followersOf(world, trader),
      yesterday_profits: figures.yesterday.toFixed(2),
      position_count: positions,
      total_count: figures.closed,
    },
    is_followed: follow !== undefined,
    profit_line: figures.line.map((profit) => profit.toFixed(2)),
    ...hours(world),
    setting: follow ? wireSetting(follow) : null,
  };
}

const wireOrder = (world: World, lang: WireLang) => (row: FuturesOrderRow) => wireFuturesOrder(world, row, lang);

export const tradesPage = (world: World, trader: TraderRow, isOpen: boolean, part: PageRequest, lang: WireLang) =>
  wirePage(
    isOpen ? [...openTrades(world, trader)].reverse() : closedTrades(world, trader),
    part,
    wireOrder(world, lang),
  );

/** A page of a customer's copies: open ones that still close with the trader's position, or closed ones. */
export function copiesPage(world: World, { userId, lang }: Reader, status: 1 | 3, part: PageRequest) {
  const rows = world.tables.leverOrders.list('copies', `${userId}|${status}`, { newestFirst: true });
  const shown = status === OPEN ? rows.filter(({ orderType }) => orderType === 2) : rows;
  return wirePage(shown, part, wireOrder(world, lang));
}

/**
 * The traders a customer follows, the results of copying them, and notes about copies that deviate from the setting.
 */
export function followingOf(world: World, userId: number, lang: WireLang): CallReply<'GET /follow/mine'> {
  const { follows, traders, leverOrders, copyNotes } = world.tables;
  const copies = (status: number) => leverOrders.list('copies', `${userId}|${status}`);
  const [open, closed] = [copies(OPEN), copies(CLOSED)];
  const notes = copyNotes.list('user', userId, { limit: MAX_NOTES, newestFirst: true });
  return {
    traders: follows.list('user', userId).map((follow) => {
      const trader = traders.need(follow.traderId);
      const isOf = ({ followUserId }: FuturesOrderRow) => followUserId === trader.id;
      const ended = closed.filter(isOf);
      return {
        ...wireTrader(world, trader, figuresOf(world, trader), { userId, lang }),
        setting: wireSetting(follow),
        open_count: open.filter((row) => isOf(row) && row.orderType === 2).length,
        copied_count: ended.filter(({ partOf }) => partOf === 0).length,
        copied_profits: toWire8(ended.reduce((sum, { profit }) => sum.add(new Decimal(profit)), ZERO)),
      };
    }),
    most: MAX_TRADERS,
    notes: notes.map((note) => wireNote(world, note, lang)),
    ...hours(world),
  };
}

function wireNote(world: World, note: CopyNoteRow, lang: WireLang) {
  return {
    id: note.id,
    trader_user_id: note.traderId,
    trader_name: nameOf(world.tables.users.need(note.traderId)),
    symbol: note.orderId === 0 ? '' : (world.instruments[note.symbolIndex]?.symbol ?? ''),
    direction: note.direction,
    kind: note.kind,
    wanted: note.wanted,
    given: note.given,
    reason: note.code === '' ? '' : refusalText(note.code, lang, JSON.parse(note.params)),
    created_at: toWireTime(note.createdMs),
  };
}
