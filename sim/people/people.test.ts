import { describe, expect, it } from 'vitest';
import dayTrader from '../../scenarios/people/day-trader.json';
import saver from '../../scenarios/people/saver.json';
import { ControlError } from '../control-error';
import { PERSONAS } from '../products/accounts/personas';
import { openExchange } from '../testing/exchange';
import { add, expectSameAgain, read } from '../testing/people';

const ANNA = { name: 'Anna', email: 'anna@example.com' };
const RICH = { ...ANNA, balances: { change: { USDT: '100000', BTC: '2' }, lever: { USDT: '50000' } } };

function sentencesOf(file: unknown): readonly string[] {
  const exchange = openExchange();
  const before = exchange.hash();
  const { faults } = exchange.control('people.check', { file }) as { faults: readonly { sentence: string }[] };
  expect(exchange.hash()).toBe(before);
  const sentences = faults.map(({ sentence }) => sentence);
  if (sentences.length > 0) {
    expect(() => add(exchange, file)).toThrow(new ControlError(sentences.join('\n')));
    expect(exchange.hash()).toBe(before);
    expect(exchange.commands).toBe(0);
  }
  return sentences;
}

describe('a person as data', () => {
  it.each([
    ['no JSON', '{"name": "Anna",}', ['This is not JSON. Check quotes, commas and brackets.']],
    ['no object', '[]', ['must be an object in braces { }']],
    ['nothing', {}, ['name: is missing', 'email: an e-mail address or a phone number is needed']],
    ['an unknown field', { ...ANNA, emial: 'x', nmae: 'y' }, [/^emial: no such field/, /^nmae: no such field/]],
    ['a short name', { ...ANNA, name: 'A' }, [/^name: must have 2 to 10/]],
    ['no e-mail address', { ...ANNA, email: 'anna' }, [/^email: must be an e-mail/]],
    ['no phone number', { ...ANNA, phone: '0812' }, [/^phone: must be a phone/]],
    ['no real name', { ...ANNA, realName: '12' }, [/^realName: must be a name/]],
    ['an unknown identity', { ...ANNA, identity: 'full' }, [/^identity: must be one of: none, basic-pending/]],
    ['a VIP tier too high', { ...ANNA, level: 5 }, ['level: must be a whole number from 0 to 4']],
    ['a text for a truth', { ...ANNA, blocked: 'yes' }, ['blocked: must be true or false']],
    [
      'nine decimals',
      { ...ANNA, balances: { change: { BTC: '0.123456789' } } },
      ['balances.change.BTC: more than 8 decimals'],
    ],
    ['no amount', { ...ANNA, balances: { change: { BTC: '1,5' } } }, [/^balances.change.BTC: must be an amount/]],
    [
      'an amount below zero',
      { ...ANNA, balances: { change: { BTC: -1 } } },
      [/^balances.change.BTC: must be an amount/],
    ],
    [
      'thirteen digits',
      { ...ANNA, balances: { change: { BTC: '1234567890123' } } },
      [/^balances.change.BTC: more than 12 digits/],
    ],
    [
      'an unknown account',
      { ...ANNA, balances: { spot: { BTC: '1' } } },
      [/^balances.spot: must be one of: legal, change/],
    ],
    [
      'an unknown asset',
      { ...ANNA, balances: { change: { BTX: '1' } } },
      ['balances.change.BTX: the account change cannot hold this asset'],
    ],
    [
      'a coin in futures',
      { ...ANNA, balances: { lever: { BTC: '1' } } },
      ['balances.lever.BTC: the account lever cannot hold this asset'],
    ],
    ['a list as balances', { ...ANNA, balances: [] }, []],
    ['a text as orders', { ...ANNA, orders: 'none' }, ['orders: must be a list in brackets [ ]']],
    [
      'an unknown market',
      { ...RICH, favourites: ['BTCUSDT'] },
      ['favourites.0: no such market; write it like BTC/USDT'],
    ],
    ['a favourite twice', { ...RICH, favourites: ['BTC/USDT', 'BTC/USDT'] }, ['favourites.1: appears twice']],
    [
      'no price',
      { ...RICH, orders: [{ market: 'BTC/USDT', side: 'buy', amount: '1', price: 'cheap' }] },
      [/^orders.0.price: must be a price/],
    ],
    [
      'no time',
      { ...RICH, messages: [{ title: 'Hi', text: 'Hello', ago: 'yesterday' }] },
      [/^messages.0.ago: must be a time/],
    ],
    [
      'an empty title',
      { ...RICH, messages: [{ title: '', text: 'Hello' }] },
      [/^messages.0.title: must have 1 to 100/],
    ],
    ['an address that is taken', { ...ANNA, email: 'Maya@example.com' }, ['email: another customer has it already']],
    ['an unknown inviter', { ...ANNA, invitedBy: 'mallory' }, [/^invitedBy: no such customer/]],
    [
      'no money for an order',
      { ...ANNA, orders: [{ market: 'BTC/USDT', side: 'buy', amount: '1', price: 'last-2%' }] },
      [/^orders.0: /],
    ],
    [
      'a price far off',
      { ...RICH, orders: [{ market: 'BTC/USDT', side: 'buy', amount: '1', price: '1' }] },
      [/^orders.0: /],
    ],
    ['a missing price', { ...RICH, orders: [{ market: 'BTC/USDT', side: 'buy', amount: '1' }] }, [/^orders.0: /]],
    [
      'a multiple that is not offered',
      { ...RICH, positions: [{ market: 'BTC/USDT', side: 'long', lots: 1, multiple: 7 }] },
      [/^positions.0: /],
    ],
    [
      'a stop on the wrong side',
      { ...RICH, positions: [{ market: 'BTC/USDT', side: 'long', lots: 1, multiple: 10, stopLoss: 'last+5%' }] },
      [/^positions.0: /],
    ],
    [
      'a position without hope',
      {
        ...ANNA,
        balances: { lever: { USDT: '1000' } },
        positions: [{ market: 'BTC/USDT', side: 'long', lots: 100, multiple: 100, openPrice: 'last+90%' }],
      },
      [/^positions.0: /],
    ],
    [
      'close orders of more lots than there are, at no price, and of what is not open',
      {
        ...RICH,
        positions: [
          { market: 'BTC/USDT', side: 'long', lots: 2, multiple: 10, closes: [{ lots: 3, price: 'last+2%' }] },
          { market: 'BTC/USDT', side: 'long', lots: 2, multiple: 10, closes: [{ lots: 1, price: 'last+0%' }] },
          {
            market: 'BTC/USDT',
            side: 'long',
            lots: 2,
            multiple: 10,
            limit: 'last-2%',
            closes: [{ lots: 1, price: 'last+2%' }],
          },
        ],
      },
      [/^positions.0.closes.0: /, /^positions.1.closes.0: /, /^positions.2.closes: no such field/],
    ],
    [
      'an option that would be over, and one off the grid',
      {
        ...RICH,
        balances: { micro: { USDT: '100' } },
        options: [
          { market: 'BTC/USDT', side: 'up', seconds: 30, stake: '10', ago: '30s' },
          { market: 'BTC/USDT', side: 'up', seconds: 30, stake: '10', openPrice: '60000.001' },
        ],
      },
      ['options.0.ago: it would be over by now', /^options.1.openPrice: Decimals allowed/],
    ],
    [
      'an order that may only wait at a price that is offered',
      { ...RICH, orders: [{ market: 'BTC/USDT', side: 'buy', amount: '0.1', price: 'last+1%', postOnly: true }] },
      [/^orders.0: This price would trade at once/],
    ],
    [
      'what only other orders have',
      {
        ...RICH,
        orders: [
          { market: 'BTC/USDT', side: 'buy', amount: '0.1', price: 'last-1%', stopLimit: 'last-2%' },
          {
            market: 'BTC/USDT',
            side: 'sell',
            type: 'oco',
            amount: '0.1',
            price: 'last+5%',
            stop: 'last-5%',
            postOnly: true,
          },
        ],
      },
      [/^orders.0.stopLimit: no such field/, /^orders.1.postOnly: no such field/],
    ],
    [
      'a lock that is not offered',
      { ...RICH, locks: [{ asset: 'USDT', days: 8, amount: '100' }] },
      ['locks.0: no such product is on sale now'],
    ],
    [
      'a dual product that is not sold',
      { ...RICH, dual: [{ market: 'BTC/USDT', type: 'call', days: 4, shares: 1 }] },
      ['dual.0: no such product is on sale now'],
    ],
    [
      'a loan repaid too well',
      { ...RICH, loans: [{ amount: '1000', days: 30, ago: '3d', repaid: [{ day: 2, amount: '2000' }] }] },
      [/^loans.0.repaid.0: the repayments/],
    ],
    [
      'loans above the balance limit',
      {
        ...RICH,
        loans: [
          { amount: '999999000000', days: 30 },
          { amount: '1000000', days: 30 },
        ],
      },
      ['loans.1.amount: more than the exchange can book'],
    ],
    [
      'a loan of odd days',
      { ...RICH, loans: [{ amount: '1000', days: 31 }] },
      ['loans.0.days: must be one of: 7, 14, 30, 90'],
    ],
    [
      'a card with two faults',
      {
        ...RICH,
        cards: {
          domestic: {
            name: 'Anna',
            number: '12',
            bank: 'Bank Merapi',
            bankAddress: 'Jakarta',
            branch: '',
            clearingNumber: '026009593',
          },
        },
      },
      [/^cards.domestic.number: /, /^cards.domestic.branch: /],
    ],
    [
      'a card with a bad number',
      { ...RICH, cards: { domestic: { name: 'Anna', number: '12', bank: 'Bank Merapi' } } },
      [
        /^cards.domestic.number/,
        /^cards.domestic.clearingNumber/,
        /^cards.domestic.bankAddress/,
        /^cards.domestic.branch/,
      ],
    ],
    ['an address of another chain', { ...RICH, addresses: [{ coin: 'BTC', address: 'hello' }] }, [/^addresses.0: /]],
    ['an unknown coin', { ...RICH, addresses: [{ coin: 'XYZ', address: 'hello' }] }, [/^addresses.0.coin: /]],
    [
      'faults of two orders',
      {
        ...ANNA,
        orders: [
          { market: 'BTC/USDT', side: 'buy', amount: '1', price: 'last-2%' },
          { market: 'ETH/USDT', side: 'sell', amount: '1', price: 'last+2%' },
        ],
      },
      [/^orders.0: /, /^orders.1: /],
    ],
  ])('says what is wrong with %s', (_, file, expected) => {
    expect(sentencesOf(file)).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });

  it.each([
    ['the day trader', dayTrader],
    ['the saver', saver],
  ])('adds %s of the examples and reads the same back', (_, file) => {
    const exchange = openExchange();
    expect(add(exchange, file).people).toMatchObject([{ who: file.email, nickname: file.name }]);
    expect(read(exchange, file.email).left).toEqual({});
    expectSameAgain(exchange, file.email);
    expect(exchange.control('ledger.check', {})).toEqual({ faults: [] });
  });

  it.each(Object.entries(PERSONAS))('reads the persona %s as it is written', (name, persona) => {
    const exchange = openExchange('newcomer');
    const { person } = read(exchange, name);
    const { addresses: _, invitedBy, identity = 'none', ...others } = person;
    expect({ ...others, ...(identity !== 'none' && { identity }) }).toMatchObject(
      // A rejection deletes the document.
      Object.fromEntries(
        Object.entries(persona).filter(
          ([field]) => field !== 'invitedBy' && !(name === 'rejected' && field === 'realName'),
        ),
      ),
    );
    expect(invitedBy).toBe('invitedBy' in persona ? 'maya@example.com' : undefined);
  });

  it('continues: close orders wait, options and deposits run', () => {
    const exchange = openExchange();
    add(exchange, {
      ...RICH,
      balances: { ...RICH.balances, micro: { USDT: '100' } },
      positions: [
        { market: 'BTC/USDT', side: 'long', lots: 10, multiple: 10, closes: [{ lots: 4, price: 'last+2%' }] },
      ],
      options: [{ market: 'BTC/USDT', side: 'up', seconds: 60, stake: '50', ago: '7s', openPrice: '60000' }],
      locks: [{ asset: 'USDT', days: 30, amount: '1000', ago: '9d' }],
    });
    const { person, left } = read(exchange, ANNA.email);
    expect(left).toEqual({});
    expect(person.positions).toMatchObject([{ lots: 10, closes: [{ lots: 4 }] }]);
    expect(person.options).toMatchObject([{ ago: '7s', openPrice: '60000' }]);
    expect(person.locks).toEqual([{ asset: 'USDT', days: 30, amount: '1000', ago: '9d' }]);
    const again = openExchange();
    add(again, person);
    for (const one of [exchange, again]) {
      one.advanceTo(one.nowMs + 52_000);
      expect(read(one, ANNA.email).person.options).toHaveLength(1);
      one.advanceTo(one.nowMs + 2_000);
      expect(read(one, ANNA.email).person.options).toBeUndefined();
      one.advanceTo(one.nowMs + 26 * 3_600_000);
    }
    expect(read(again, ANNA.email)).toEqual(read(exchange, ANNA.email));
  });

  it('keeps the limit price of a pair’s stop, and post-only', () => {
    const exchange = openExchange();
    const market = { market: 'BTC/USDT', amount: '0.1' };
    const orders = [
      { ...market, side: 'sell', type: 'oco', price: 'last+5%', stop: 'last-5%', stopLimit: 'last-6%' },
      { ...market, side: 'sell', type: 'oco', price: 'last+5%', stop: 'last-5%' },
      { ...market, side: 'buy', price: 'last-3%', postOnly: true },
    ];
    add(exchange, { ...RICH, orders });
    const rows = exchange.world.tables.coinOrders.all().slice(-5);
    expect(rows.map(({ kind }) => kind)).toEqual(['limit', 'stop_limit', 'limit', 'stop_market', 'limit']);
    expect(rows.at(-1)?.timeInForce).toBe('post_only');
    expectSameAgain(exchange, ANNA.email);
  });

  it('is listed after the personas, without simulated traders', () => {
    const exchange = openExchange();
    add(exchange, ANNA);
    const people = exchange.control('people.list', {}) as readonly { persona: string; nickname: string }[];
    expect(people.map(({ persona }) => persona)).toEqual([...Object.keys(PERSONAS), ANNA.email]);
  });

  it('is journalled, undone and replayed like every command', () => {
    const exchange = openExchange();
    add(exchange, dayTrader);
    const added = exchange.hash();
    exchange.advanceTo(exchange.nowMs + 3_600_000);
    const later = exchange.hash();
    const run = exchange.exportRun();
    const other = openExchange();
    other.load(run);
    expect(other.hash()).toBe(later);
    exchange.rewind({ seq: 1 });
    expect(exchange.hash()).toBe(added);
    exchange.rewind({ seq: 0 });
    expect(exchange.hash()).toBe(openExchange().hash());
  });
});

describe('a start state as data', () => {
  const STATE = {
    people: [{ ...RICH }, { name: 'Bram', phone: '+62 81234567890', invitedBy: ANNA.email }],
    prices: { 'BTC/USDT': 'last-10%' },
    events: [{ after: '1m', action: 'market.set', input: { symbol: 'ETH/USDT', price: '2500' } }],
    faults: { latencyMs: 300 },
    clock: { paused: true },
  };
  const price = (exchange: ReturnType<typeof openExchange>, symbol: string) =>
    (exchange.control('market.price', { symbol }) as { price: string }).price;

  it('adds its people, moves the market and sets faults; its clock is only returned', () => {
    const exchange = openExchange();
    const before = Number(price(exchange, 'BTC/USDT'));
    expect(add(exchange, JSON.stringify(STATE))).toMatchObject({
      people: [{ who: ANNA.email }, { who: '81234567890' }],
      clock: { paused: true },
    });
    expect(exchange.faults.settings.latencyMs).toBe(300);
    exchange.advanceTo(exchange.nowMs + 1_750);
    expect(Number(price(exchange, 'BTC/USDT')) / before).toBeCloseTo(0.9, 2);
    exchange.advanceTo(exchange.nowMs + 60_000);
    expect(Number(price(exchange, 'ETH/USDT')) / 2500).toBeCloseTo(1, 2);
    // Other events may follow while these wait.
    add(exchange, { events: STATE.events });
    add(exchange, { events: STATE.events });
  });

  it.each([
    ['a person of two', { people: [RICH, { name: 'Bram' }] }, [/^people.1.email: an e-mail address/]],
    ['the same person twice', { people: [RICH, RICH] }, ['people.1.email: another customer has it already']],
    [
      'the order of a person',
      {
        people: [
          RICH,
          {
            name: 'Bram',
            email: 'b@example.com',
            orders: [{ market: 'BTC/USDT', side: 'buy', amount: '1', price: 'last-1%' }],
          },
        ],
      },
      [/^people.1.orders.0: /],
    ],
    ['an unknown market', { prices: { BTC: '1' } }, ['prices.BTC: no such market; write it like BTC/USDT']],
    [
      'prices beyond what amounts can be worth',
      {
        prices: { 'BTC/USDT': '1000000000' },
        events: [{ after: '1m', action: 'market.set', input: { symbol: 'ETH/USDT', price: '1000000000' } }],
      },
      [/^prices.BTC\/USDT: must be at most \d+$/, /^events.0.input: must be at most \d+$/],
    ],
    ['a price off the grid', { prices: { 'BTC/USDT': '60000.12345678' } }, [/^prices.BTC\/USDT: Decimals allowed/]],
    [
      'an unknown action',
      { events: [{ after: '1m', action: 'people.grant' }] },
      [/^events.0.action: must be one of: market.set/],
    ],
    [
      'the input of an event',
      { events: [{ after: '1m', action: 'market.set', input: { symbol: 'BTC/USDT' } }] },
      [/^events.0.input.price: /],
    ],
    [
      'the market of an event',
      { events: [{ after: '1m', action: 'market.halt', input: { symbol: 'BTC' } }] },
      [/^events.0.input.symbol: no such market/],
    ],
    ['an unknown fault', { faults: { latency: 3 } }, [/^faults.latency: no such field/]],
    ['a rate of the clock', { clock: { rate: 2 } }, ['clock.rate: must be one of: 1, 10, 60, 3600']],
  ])('says what is wrong with %s', (_, file, expected) => {
    expect(sentencesOf(file)).toEqual(
      expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });
});
