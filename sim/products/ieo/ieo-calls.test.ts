import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/domain/time';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { loadTextsOf } from '../../texts/load';
import { liveOrNewSession } from '../accounts/sessions';
import { needProject } from './project';
import { seedProjects } from './seed';

/** Project ids by their state at the start, see ./terms.ts. */
const [WARM, ON_SALE, SHARED, LOCKED, LISTED] = [1, 3, 4, 5, 6] as const;

let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.world.transaction(() => {
    seedProjects(bench.world, bench.world.nowMs);
    return { accepted: true };
  });
  maya = bench.customer('maya', { USDT: '50000' });
});

/** Token of the customer's live session, or of a new one. */
const tokenFor = ({ id }: Customer): string => {
  const { world } = bench;
  return world.transaction(() => ({ accepted: true, token: liveOrNewSession(world, world.tables.users.need(id)) }))
    .token;
};
const apply = (project_id: number, amount: string, who = maya) =>
  bench.call('POST /project/order', { project_id, amount }, tokenFor(who));
const info = (project_id: number) =>
  (bench.call('GET /project/detail', { project_id }, tokenFor(maya)).message as { info: Record<string, string> }).info;
const orders = (who = maya) =>
  (bench.call('GET /user/project/order', {}, tokenFor(who)).message as { data: Record<string, unknown>[] }).data;
const usdt = (who = maya) => ({
  free: bench.world.ledger.available(who.id, 'change', 'USDT').toFixed(),
  frozen: bench.world.ledger.frozen(who.id, 'change', 'USDT').toFixed(),
});
const invested = () => {
  const { holdings } = bench.call('GET /financial/overview', {}, tokenFor(maya)).message as {
    holdings: { product: string; currency_name: string; amount: string }[];
  };
  return holdings.map(({ product, currency_name, amount }) => `${product} ${amount} ${currency_name}`);
};
const coins = (asset: string) => ({
  free: bench.world.ledger.available(maya.id, 'change', asset).toFixed(),
  frozen: bench.world.ledger.frozen(maya.id, 'change', asset).toFixed(),
});
const rowOf = (id: number) => needProject(bench.world, id).row;
const until = (atMs: number) => bench.advance(atMs - bench.world.nowMs);

describe('GET /project', () => {
  it('has projects in every state at the start: on sale first, then those to come, then those that are over', () => {
    const { list } = bench.call('GET /project', {}).message as { list: { time_status: number; phase: string }[] };
    expect(list.map(({ time_status }) => time_status)).toEqual([2, 2, 1, 1, 3, 3, 3]);
    expect(list.map(({ phase }) => phase).slice(4)).toEqual(['issued', 'listed', 'listed']);
    expect((bench.call('GET /project', { page: 2 }).message as { list: unknown[] }).list).toEqual([]);
  });

  it('shows the share that is left, which never grows', () => {
    let last = Number(info(ON_SALE).total_sell);
    for (let hour = 0; hour < 27; hour += 1) {
      bench.advance(HOUR_MS);
      const sold = Number(info(ON_SALE).total_sell);
      expect(sold).toBeGreaterThanOrEqual(last);
      last = sold;
    }
    expect(last).toBeGreaterThan(40_000_000);
    expect(last).toBeLessThanOrEqual(60_000_000);
  });
});

describe('GET /project/detail', () => {
  it.each([
    ['en', '2,500,000 TERN', '1.2 USDT'],
    ['id', '2.500.000 TERN', '1,2 USDT'],
    ['fra', '2\u202F500\u202F000 TERN', '1,2 USDT'],
  ])('writes the numbers of a white paper as its text: %s', async (lang, issue, price) => {
    await loadTextsOf(lang);
    const { white_book: paper } = (
      bench.call('GET /project/detail', { project_id: SHARED, lang }, tokenFor(maya)).message as {
        info: { white_book: string };
      }
    ).info;
    expect(paper).toContain(issue);
    expect(paper).toContain(price);
  });
});

describe('POST /project/order refuses in order of precedence', () => {
  it.each([
    ['amount_invalid', SHARED, ''],
    ['amount_invalid', SHARED, '0'],
    ['amount_invalid', SHARED, '-3'],
    ['amount_invalid', SHARED, '1e5'],
    ['project_unknown', 99, '100'],
    ['project_not_open', WARM, '0.001'],
    ['project_ended', LOCKED, '0.001'],
    ['amount_step', SHARED, '0.001'],
    ['subscription_small', SHARED, '19.99'],
    ['subscription_large', SHARED, '20000.01'],
    ['insufficient_balance', ON_SALE, '500000'],
  ])('%s: project %i, %s coins', (refusal, project, amount) => {
    if (refusal === 'insufficient_balance') maya = bench.customer('poor', { USDT: '24999.99' });
    tokenFor(maya);
    const before = bench.world.hash();
    expect(apply(project, amount).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('more than the most that one customer may apply for in all', () => {
    expect(apply(SHARED, '15000').type).toBe('ok');
    expect(apply(SHARED, '5000.01').reason).toBe('subscription_large');
    expect(apply(SHARED, '5000').type).toBe('ok');
  });

  it('an application at the instant at which the sale ends, but not the instant before', () => {
    until(rowOf(SHARED).endMs - 1);
    expect(apply(SHARED, '100').type).toBe('ok');
    bench.advance(1);
    expect(apply(SHARED, '100').reason).toBe('project_ended');
    expect(orders()[0]).toMatchObject({ status: 2, give_amount: '0.00000000' });
  });

  it('an application the instant before the sale begins, but not when it begins', () => {
    until(rowOf(WARM).startMs - 1);
    expect(apply(WARM, '500').reason).toBe('project_not_open');
    bench.advance(1);
    expect(apply(WARM, '500').type).toBe('ok');
  });
});

describe('an application for 1,000 of an oversubscribed issue', () => {
  it('freezes its cost, is granted its share, gets the rest back, then its coins, then a market for them', () => {
    expect(apply(SHARED, '1000').type).toBe('ok');
    expect(usdt()).toEqual({ free: '48800', frozen: '1200' });
    expect(orders()[0]).toMatchObject({ status: 1, paid: '1200.00000000', allocated: null });
    expect(invested()).toEqual(['ieo 1200.00000000 USDT']);

    until(rowOf(SHARED).endMs);
    const { total_sell, win_rate } = info(SHARED);
    // 2.5 million coins; simulated subscribers applied for 8.5 million and she for 1,000.
    expect(total_sell).toBe('8501000.00000000');
    expect(win_rate).toBe('29.40');
    expect(orders()[0]).toMatchObject({ status: 2, allocated: '294.08000000', refund: '847.10400000' });
    expect(usdt()).toEqual({ free: '49647.104', frozen: '0' });
    expect(coins('TERN')).toEqual({ free: '0', frozen: '0' });
    expect(invested()).toEqual(['ieo 294.08000000 TERN']);

    until(rowOf(SHARED).issueMs);
    expect(orders()[0]).toMatchObject({ status: 3, give_amount: '294.08000000', locked: 1 });
    expect(coins('TERN')).toEqual({ free: '0', frozen: '294.08' });
    expect(invested()).toEqual(['ieo 294.08000000 TERN']);

    until(rowOf(SHARED).listMs);
    expect(coins('TERN')).toEqual({ free: '294.08', frozen: '0' });
    expect(orders()[0]).toMatchObject({ locked: 0 });
    expect(invested()).toEqual([]);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('counts every application of the customer by itself', () => {
    const wayan = bench.customer('wayan', { USDT: '50000' });
    apply(SHARED, '1000');
    apply(SHARED, '500', wayan);
    apply(SHARED, '30');
    until(rowOf(SHARED).endMs);
    const granted = [...orders(), ...orders(wayan)].map(({ coin_amount, allocated }) => [coin_amount, allocated]);
    expect(granted).toEqual([
      ['30.00000000', '8.82000000'],
      ['1000.00000000', '294.06000000'],
      ['500.00000000', '147.03000000'],
    ]);
  });
});

describe('a first-come sale', () => {
  it('allots in full until nothing is left, and simulated demand gets what customers left', () => {
    const id = 2;
    until(rowOf(id).startMs);
    maya = bench.customer('rich', { USDT: '90000' });
    expect(apply(id, '60000').type).toBe('ok');
    until(rowOf(id).endMs - 1);
    expect(info(id).total_sell).toBe('9000000.00000000');
    const late = bench.customer('late', { USDT: '90000' });
    expect(apply(id, '100', late).reason).toBe('sold_out');
    bench.advance(1);
    expect(orders()[0]).toMatchObject({ allocated: '60000.00000000', refund: '0.00000000' });
  });
});

describe('a token before and after its listing', () => {
  const trade = () => {
    const { currencyId, legalId } = marketOf('SABL/USDT');
    const fields = { currency_id: currencyId, legal_id: legalId, amount: '100', target_price: '0.6', type: 1 };
    return bench.call('POST /coin/trade', fields, tokenFor(maya));
  };
  const bars = () =>
    bench.call('GET /currency/new_timeshar', {
      symbol: 'SABL/USDT',
      period: '1min',
      from: Math.floor(bench.world.nowMs / 1000) - 86_400,
      to: Math.floor(bench.world.nowMs / 1000),
    });
  const quoted = () => {
    const [group] = bench.call('GET /currency/quotation_new', {}).message as {
      quotation: { currency_name: string }[];
    }[];
    return group?.quotation.some(({ currency_name }) => currency_name === 'SABL') ?? false;
  };

  it('has no market the instant before, and can be traded and charted from that instant on', () => {
    until(rowOf(LOCKED).listMs - 1);
    expect(quoted()).toBe(false);
    expect(bars().code).toBe(-1);
    expect(trade().reason).toBe('pair_not_open');
    bench.advance(1);
    expect(quoted()).toBe(true);
    bench.advance(90_000);
    // The first second goes from the issue price to 89 % of it. The chart begins there.
    const data = bars().data as { open: number; close: number; time: number }[];
    expect(data[0]).toMatchObject({ open: 0.5, time: rowOf(LOCKED).listMs });
    expect(data[0]?.close).toBeGreaterThan(0.44);
    expect(data[0]?.close).toBeLessThan(0.45);
    expect(data).toHaveLength(2);
    expect(trade().type).toBe('ok');
  });

  it('has been on the market since its day where it was listed before the start', () => {
    expect(rowOf(LISTED).phase).toBe('listed');
    const { index } = marketOf('PELI/USDT');
    expect(bench.world.market.listedSince(index)).toBe(rowOf(LISTED).listMs / 1000);
  });
});

describe('GET /user/project/order', () => {
  it('pages through applications, the newest first, with their total', () => {
    for (let coins = 101; coins <= 107; coins += 1) expect(apply(SHARED, String(coins)).type).toBe('ok');
    const page = (page: number) =>
      bench.call('GET /user/project/order', { page, limit: 3 }, tokenFor(maya)).message as {
        current_page: number;
        last_page: number;
        total: number;
        data: { coin_amount: string }[];
      };
    const coins = (number: number) => page(number).data.map(({ coin_amount }) => Number(coin_amount));
    expect([1, 2, 3].map(coins)).toEqual([[107, 106, 105], [104, 103, 102], [101]]);
    expect(page(3)).toMatchObject({ current_page: 3, last_page: 3, total: 7 });
    expect(coins(4)).toEqual([]);
    // A new application between two pages shifts the others, and none is lost.
    apply(SHARED, '108');
    expect(coins(2)).toEqual([105, 104, 103]);
  });
});
