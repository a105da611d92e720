import { describe, expect, it } from 'vitest';
import { signature as signatureVerdict } from '@/domain/accounts/validation';
import { DAY_MS } from '@/domain/time';
import { type CopyBench, openCopyBench } from '../../testing/copy-bench';
import { LONG_BTC } from '../../testing/futures-bench';
import type { Customer } from '../../testing/world';
import { CLOSED, type FuturesOrderRow, OPEN } from '../futures/tables';
import { approveApplication } from './apply';
import { simulatedPositions } from './simulated-positions';

const ordersOf = ({ world }: CopyBench, { id }: Customer): FuturesOrderRow[] =>
  world.tables.leverOrders.list('user', id);
const open = (bench: CopyBench, who: Customer, fields: object = {}) => {
  const reply = bench.call('POST /lever/submit', { ...LONG_BTC, ...fields }, who.token);
  bench.advance(0);
  return reply;
};

/** Maya is a trader; Rizky follows her with the given copy setting. */
function followed(number = '1', type = 1, usdt = '2000') {
  const bench = openCopyBench();
  const [maya, rizky] = [bench.trader('maya', '50000'), bench.trader('rizky', usdt)];
  bench.promote(maya.id);
  const reply = bench.call('POST /follow/follow', { trader_user_id: maya.id, number, type }, rizky.token);
  expect(reply.type).toBe('ok');
  return { bench, maya, rizky };
}

describe('a copy', () => {
  it.each([
    ['1', 1, 120, 120],
    ['0.5', 1, 120, 60],
    ['2.345', 1, 100, 235],
    ['3', 2, 120, 3],
  ] as const)('of number %s and type %s beside %s lots has %s', (number, type, share, lots) => {
    const { bench, maya, rizky } = followed(number, type);
    open(bench, maya, { share });
    const [copy] = ordersOf(bench, rizky);
    const [source] = ordersOf(bench, maya);
    expect(copy).toMatchObject({
      share: lots,
      status: OPEN,
      orderType: 2,
      followUserId: maya.id,
      followOrderId: source?.id,
      multiple: source?.multiple,
      direction: source?.direction,
      priceTicks: source?.priceTicks,
      openedMs: source?.openedMs,
    });
  });

  it('is booked as margin and fee of a copy, and comes back as one', () => {
    const { bench, maya, rizky } = followed();
    open(bench, maya);
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.advance(0);
    const { records } = bench.world.ledger.records({ userId: rizky.id, kind: 'lever', offset: 0, limit: 3 });
    expect(records.map(({ reason }) => reason)).toEqual(['copyReturn', 'copyFee', 'copyMargin']);
  });

  it.each([
    ['a half', '1', 120, [60], [60]],
    ['some lots one after the other, in proportion to what was opened', '0.5', 10, [1, 1, 1], [5, 4, 4]],
    ['nearly all: the last lot ends with the trader’s', '0.1', 100, [95, 4], [1, 1]],
  ] as const)('shrinks with the trader’s position when the trader closes %s', (_, number, share, steps, left) => {
    const { bench, maya, rizky } = followed(number);
    open(bench, maya, { share });
    const seen = steps.map((lots) => {
      bench.call('POST /lever/close', { id: 1, share: lots }, maya.token);
      bench.advance(0);
      return bench.world.tables.leverOrders.need(2).share;
    });
    expect(seen).toEqual(left);
    const parts = ordersOf(bench, rizky).filter(({ partOf }) => partOf === 2);
    expect(parts.every((row) => row.status === CLOSED && row.closeReason === 'trader')).toBe(true);
    expect(bench.call('GET /follow/application', {}, maya.token).message).toMatchObject({ copied_count: 1 });
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.advance(0);
    expect(ordersOf(bench, rizky).filter(({ status }) => status === OPEN)).toEqual([]);
    expect(bench.balance(rizky).frozen).toBe('0');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('lists closed parts separately, and counts only whole copies', () => {
    const { bench, maya, rizky } = followed();
    open(bench, maya, { share: 100 });
    const closedCopies = () => {
      const { traders } = bench.call('GET /follow/mine', {}, rizky.token).message as {
        traders: { copied_count: number }[];
      };
      return traders[0]?.copied_count;
    };
    const told = () =>
      bench.world.tables.messages.list('user', rizky.id, { newestFirst: true }).map(({ kind }) => kind);
    bench.call('POST /lever/close', { id: 1, share: 40 }, maya.token);
    bench.advance(0);
    expect([told(), closedCopies()]).toEqual([['copyReduced'], 0]);
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.advance(0);
    expect([told(), closedCopies()]).toEqual([['copyClosed', 'copyReduced'], 1]);
  });

  it('is smaller than the setting where the follower’s funds are not enough, with a note', () => {
    const { bench, maya, rizky } = followed('1', 1, '100');
    open(bench, maya);
    const [copy] = ordersOf(bench, rizky);
    expect(copy?.share).toBeGreaterThan(0);
    expect(copy?.share).toBeLessThan(120);
    const mine = bench.call('GET /follow/mine', {}, rizky.token).message;
    expect(mine).toMatchObject({ notes: [{ kind: 'smaller', wanted: 120, given: copy?.share, symbol: 'BTC/USDT' }] });
  });

  it.each([
    ['nothing', '0.5', 'margin_insufficient', 'Insufficient balance'],
    ['a halted market', '2000', 'market_halted', 'halted'],
  ])('is skipped with %s, with a note that says why', (why, usdt, code, words) => {
    const { bench, maya, rizky } = followed('1', 1, usdt);
    // The market halts in the instant after the trader's order, before the copy is placed.
    bench.call('POST /lever/submit', LONG_BTC, maya.token);
    if (why === 'a halted market') {
      const atSec = Math.floor(bench.world.nowMs / 1000);
      bench.world.intervene(0, { kind: 'halt', atSec });
    }
    bench.advance(0);
    expect(ordersOf(bench, rizky)).toEqual([]);
    expect(bench.world.tables.copyNotes.all()).toMatchObject([{ kind: 'skipped', code }]);
    const { notes } = bench.call('GET /follow/mine', {}, rizky.token).message as { notes: { reason: string }[] };
    expect(notes[0]?.reason).toContain(words);
  });

  it('of a limit order is opened when the order is filled', () => {
    const { bench, maya, rizky } = followed();
    const last = bench.world.market.lastTicks(0, bench.world.nowMs) / 100;
    const target = (last * 0.97).toFixed(0);
    open(bench, maya, { status: 0, target_price: target });
    expect(ordersOf(bench, rizky)).toEqual([]);
    bench.setPrice('BTC/USDT', (last * 0.96).toFixed(0));
    bench.advance(2000);
    expect(ordersOf(bench, rizky)).toMatchObject([{ status: OPEN, orderType: 2 }]);
  });

  it.each(['close', 'stop', 'liquidation'] as const)('ends with the trader by %s, at the same instant', (how) => {
    const { bench, maya, rizky } = followed('0.02');
    open(bench, maya, how === 'liquidation' ? { share: 5000, multiple: 20 } : {});
    const source = ordersOf(bench, maya)[0] as FuturesOrderRow;
    const last = source.originTicks / 100;
    if (how === 'close') bench.call('POST /lever/close', { id: source.id }, maya.token);
    if (how === 'stop') {
      const stops = { id: source.id, target_profit_price: 0, stop_loss_price: (last * 0.98).toFixed(0) };
      expect(bench.call('POST /lever/setstop', stops, maya.token).type).toBe('ok');
    }
    if (how !== 'close') bench.setPrice('BTC/USDT', (last * (how === 'stop' ? 0.97 : 0.88)).toFixed(0));
    // The mark price follows within a minute.
    bench.advance(40_000);
    const [ended, copy] = [ordersOf(bench, maya)[0], ordersOf(bench, rizky)[0]];
    expect(ended?.status).toBe(CLOSED);
    expect(copy).toMatchObject({ status: CLOSED, closeReason: 'trader', endedMs: ended?.endedMs });
    expect(copy?.closeTicks).toBe(ended?.closeTicks);
  });

  it('cannot be closed by the follower, but taken over, and then stays open when the trader closes', () => {
    const { bench, maya, rizky } = followed();
    open(bench, maya);
    const [source, copy] = [ordersOf(bench, maya)[0], ordersOf(bench, rizky)[0]];
    const id = copy?.id ?? 0;
    expect(bench.call('POST /lever/close', { id }, rizky.token)).toMatchObject({ reason: 'position_follows' });
    bench.call('POST /follow/selfHolding', { transaction_id: id }, rizky.token);
    bench.call('POST /lever/close', { id: source?.id ?? 0 }, maya.token);
    bench.advance(0);
    expect(ordersOf(bench, rizky)).toMatchObject([{ status: OPEN, orderType: 1 }]);
    expect(bench.call('POST /lever/close', { id }, rizky.token).type).toBe('ok');
  });

  it('stays open after the follow has ended, and still closes with the trader', () => {
    const { bench, maya, rizky } = followed();
    open(bench, maya);
    bench.call('POST /follow/cancel', { follow_user_id: maya.id }, rizky.token);
    open(bench, maya);
    expect(ordersOf(bench, rizky)).toHaveLength(1);
    bench.call('POST /lever/batch_close', { type: 0 }, maya.token);
    bench.advance(0);
    expect(ordersOf(bench, rizky)).toMatchObject([{ status: CLOSED, closeReason: 'trader' }]);
  });
});

describe('a customer who is a trader', () => {
  interface Shown {
    data: { id: number; nickname: string; total_income_rate: string }[];
  }
  const shownTo = (bench: CopyBench, reader: Customer, id: number) => {
    const { data } = bench.call('GET /follow/index', { page: 1, limit: 50 }, reader.token).message as unknown as Shown;
    return data.find((trader) => trader.id === id);
  };

  it('without a nickname is shown under a masked account number', () => {
    const { bench, maya, rizky } = followed();
    const account = bench.world.tables.users.need(maya.id).accountNumber;
    const name = shownTo(bench, rizky, maya.id)?.nickname ?? '';
    expect(name).toContain('***');
    expect(account).not.toBe('');
    expect(name).not.toBe(account);
  });

  it('keeps the return that was earned, whatever moves in and out of the account', () => {
    const { bench, maya, rizky } = followed();
    bench.setPrice('BTC/USDT', '60000.00');
    open(bench, maya, { share: 1000 });
    bench.setPrice('BTC/USDT', '64000.00');
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.advance(2 * 3_600_000);
    const earned = shownTo(bench, rizky, maya.id)?.total_income_rate ?? '';
    expect(Number(earned)).toBeGreaterThan(0);
    const move = (from_field: string, to_field: string) => {
      const reply = bench.call(
        'POST /wallet/change',
        { currency_id: 3, number: '49000', from_field, to_field },
        maya.token,
      );
      expect(reply.type).toBe('ok');
    };
    for (const back of [false, true]) {
      move(back ? 'change' : 'lever', back ? 'lever' : 'change');
      expect(shownTo(bench, rizky, maya.id)?.total_income_rate).toBe(earned);
      bench.advance(2 * 3_600_000);
      expect(shownTo(bench, rizky, maya.id)?.total_income_rate).toBe(earned);
    }
  });

  it('has a record from the oldest open position on, though a limit order was placed before it', () => {
    const bench = openCopyBench();
    const maya = bench.trader('maya', '50000');
    open(bench, maya, { status: 0, target_price: '60000' });
    open(bench, maya);
    bench.setPrice('BTC/USDT', '59000.00');
    bench.advance(5_000);
    const opened = ordersOf(bench, maya).map(({ id, openedMs, status }) => ({ id, openedMs, status }));
    expect(opened).toMatchObject([{ status: OPEN }, { status: OPEN }]);
    bench.promote(maya.id);
    expect(bench.world.tables.traders.need(maya.id).sinceMs).toBe(Math.min(...opened.map(({ openedMs }) => openedMs)));
  });
});

describe('following', () => {
  it('is refused in the order of the contract', () => {
    const { bench, maya, rizky } = followed();
    const [first, second] = [bench.simulatedTrader(1).id, bench.simulatedTrader(2).id];
    const follow = (who: Customer, trader_user_id: number, number = '1', type = 1, deadline = 0) =>
      bench.call('POST /follow/follow', { trader_user_id, number, type, ...(deadline && { deadline }) }, who.token)
        .reason;
    expect(follow(rizky, 999)).toBe('trader_unknown');
    expect(follow(maya, maya.id)).toBe('follow_oneself');
    expect(follow(maya, first)).toBe('trader_follows_nobody');
    expect(follow(rizky, first, '1', 3)).toBe('follow_type_invalid');
    expect(follow(rizky, first, '0')).toBe('follow_number_invalid');
    expect(follow(rizky, first, '5.1')).toBe('follow_number_large');
    expect(follow(rizky, first, '1.5', 2)).toBe('follow_lots_whole');
    expect(follow(rizky, first, '1', 1, 1_700_000_000)).toBe('follow_deadline_past');
    expect(follow(rizky, first)).toBeUndefined();
    expect(follow(rizky, second)).toBe('too_many_traders');
    // The setting of a followed trader may still be changed at the limit.
    expect(follow(rizky, maya.id, '3.456')).toBeUndefined();
    expect(bench.call('GET /follow/traderDetail', { trader_user_id: maya.id }, rizky.token).message).toMatchObject({
      is_followed: true,
      setting: { number: '3.46', type: 1 },
    });
  });

  it('ends at its deadline by itself, with a message', () => {
    const { bench, maya, rizky } = followed();
    const deadline = Math.floor(bench.world.nowMs / 1000) + 86_400;
    bench.call('POST /follow/follow', { trader_user_id: maya.id, number: '1', type: 1, deadline }, rizky.token);
    bench.advance(DAY_MS - 1000);
    expect(bench.world.tables.follows.count('user', rizky.id)).toBe(1);
    bench.advance(1000);
    expect(bench.world.tables.follows.count('user', rizky.id)).toBe(0);
    expect(bench.world.tables.copyNotes.all()).toMatchObject([{ kind: 'ended', userId: rizky.id }]);
  });

  it.each([1, 2, 12])(
    "copies simulated trader %s exactly when and where that trader's own record says, in a month of one jump",
    (no) => {
      const bench = openCopyBench();
      const rizky = bench.trader('rizky', '9000000');
      const trader = bench.simulatedTrader(no);
      bench.call('POST /follow/follow', { trader_user_id: trader.id, number: '1', type: 1 }, rizky.token);
      const fromMs = bench.world.nowMs;
      bench.advance(10 * DAY_MS);
      bench.world.intervene(0, {
        kind: 'shock',
        atSec: Math.floor(bench.world.nowMs / 1000) + 1,
        percent: -9,
        rampSec: 90,
      });
      bench.advance(20 * DAY_MS);
      const own = simulatedPositions(bench.world, trader).filter(({ openedMs }) => openedMs > fromMs);
      const copies = ordersOf(bench, rizky);
      expect(own.length).toBeGreaterThan(20);
      const facts = ({
        direction,
        symbolIndex,
        share,
        priceTicks,
        closeTicks,
        openedMs,
        endedMs,
        status,
      }: FuturesOrderRow) => ({ direction, symbolIndex, share, priceTicks, closeTicks, openedMs, endedMs, status });
      expect(copies.map(facts)).toEqual(own.map(facts));
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    },
  );
});

describe('an application', () => {
  const application = { introduction: 'Calm and patient.' };
  it('is refused for followers, for too little equity, and for a second application', () => {
    const { bench, rizky } = followed();
    const [poor, budi] = [bench.trader('poor', '99'), bench.trader('budi', '500')];
    expect(bench.call('POST /follow/apply', application, rizky.token).reason).toBe('application_follows');
    expect(bench.call('POST /follow/apply', application, poor.token).reason).toBe('application_means');
    expect(bench.call('POST /follow/apply', { introduction: '' }, budi.token).reason).toBe('introduction_required');
    const turned = { introduction: 'Calm \u202etneitap' };
    expect(bench.call('POST /follow/apply', turned, budi.token).reason).toBe('special_characters');
    expect(bench.call('POST /follow/apply', application, budi.token).type).toBe('ok');
    expect(bench.call('POST /follow/apply', application, budi.token).reason).toBe('application_made');
    expect(bench.call('GET /follow/application', {}, budi.token).message).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['cut between two characters', `${'x'.repeat(29)}🦊 and more`, `${'x'.repeat(29)}🦊`],
    ['in one line', 'Calm\r\n\r\nand patient', 'Calm and patient'],
    ['without a joiner at its end', `${'x'.repeat(28)}👨\u200d👩\u200d👧`, `${'x'.repeat(28)}👨`],
  ])('that is approved becomes the signature, %s', (_, introduction, expected) => {
    const { bench } = followed();
    const budi = bench.trader('budi', '500');
    bench.call('POST /follow/apply', { introduction }, budi.token);
    bench.world.transaction(() => ({ accepted: true, row: approveApplication(bench.world, 1) }));
    const { signature } = bench.world.tables.users.need(budi.id);
    expect([signature, signatureVerdict(signature)]).toEqual([expected, null]);
  });
});
