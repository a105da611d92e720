import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountKind } from '@/contract/account-kinds';
import type { Call, CallFields } from '@/contract/calls';
import { WIRE_LANGS } from '@/contract/lang';
import { DAY_MS } from '@/domain/time';
import type { ControlResult } from './control/actions';
import type { Exchange } from './core';
import type { PersonaName } from './products/accounts/personas';
import { callAs, openExchange, tokenOf } from './testing/exchange';
import { emptyAccount, fillAccount, idOf } from './testing/full-account';
import { LONG_BTC } from './testing/futures-bench';
import { type Body, marketOf } from './testing/world';
import { loadTextsOf } from './texts/load';

const BTC = marketOf('BTC/USDT');
const PAIR = { currency_id: BTC.currencyId, legal_id: BTC.legalId } as const;

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

const accepted = <T>(body: Body): T => {
  expect([body.type, body.reason]).toEqual(['ok', undefined]);
  return body.message as T;
};
const ask = <C extends Call>(call: C, fields: CallFields<C>) =>
  accepted<{ id: number }>(callAs(exchange, 'trader', call, fields));

/**
 * A call by the trader that an account at the balance limit refuses. `whose` is the owner of that account, by default
 * the trader.
 */
interface Case {
  readonly account: AccountKind;
  readonly whose?: PersonaName;
  /** The refusal of a product that checks the limit before it posts; `balance_limit` when missing. */
  readonly reason?: 'amount_invalid' | 'no_liquidity';
  /** Sets up what the call needs, and returns its fields. */
  readonly begin: () => object;
}

const CASES: Readonly<Partial<Record<Call, Case>>> = {
  'POST /wallet/change': {
    account: 'change',
    reason: 'amount_invalid',
    begin: () => ({ currency_id: 3, number: '1', from_field: 'legal', to_field: 'change' }),
  },
  'POST /user/Transfer': {
    account: 'change',
    reason: 'amount_invalid',
    begin: () => ({ number: '0.01', from_currency_id: 1, to_currency_id: 3 }),
  },
  'POST /coin/trade': {
    account: 'change',
    reason: 'no_liquidity',
    begin: () => ({ ...PAIR, type: 2, amount: '0.01', target_price: '1', order_type: 'market' }),
  },
  'PUT /coin/trade': {
    account: 'change',
    begin() {
      ask('POST /coin/trade', { ...PAIR, type: 1, amount: '0.01', target_price: '50000' });
      return { id: exchange.world.tables.coinOrders.all().at(-1)?.id };
    },
  },
  'POST /lever/close': {
    account: 'lever',
    begin() {
      ask('POST /lever/submit', LONG_BTC as never);
      return { id: 1 };
    },
  },
  'POST /lever/cancel': {
    account: 'lever',
    begin() {
      ask('POST /lever/submit', { ...LONG_BTC, status: 0, target_price: '50000' } as never);
      return { id: 1 };
    },
  },
  'POST /lh/deposit/order/cancel': {
    account: 'change',
    begin() {
      ask('POST /lh/deposit', { config_id: 1, amount: '500' });
      exchange.advanceTo(exchange.nowMs + DAY_MS);
      return { id: 1 };
    },
  },
  'POST /otc/ad_state': {
    account: 'legal',
    begin() {
      const { bankCards } = exchange.world.tables;
      exchange.world.commit(
        () => void bankCards.insert({ id: 9, userId: idOf(exchange), createdMs: 0 } as never),
        null,
      );
      const terms = { price_type: 1, price_value: '1.19', number: '100', min: '20', max: '100', methods: 'bank' };
      ask('POST /otc/ad', { side: 2, fiat: 'USD', ...terms, pay_minutes: 15 } as never);
      return { id: 1, status: 3 };
    },
  },
  'POST /bind_box/buyNFT': {
    account: 'change',
    whose: 'whale',
    begin() {
      const listed = { who: 'whale', sale: 'fixed', price: '100', rivals: 'none' };
      const { code } = exchange.control('nft.list', listed) as ControlResult<'nft.list'>;
      return { code };
    },
  },
};

describe('a call that would exceed the balance limit', () => {
  /** Calls in a session that exists, so that nothing but the call could change the state. */
  const call = (name: Call, fields: object, token = tokenOf(exchange, 'trader')) => {
    const [method = '', path = ''] = name.split(' ');
    const wire = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));
    return exchange.call({ id: '', method, path, fields: wire, token }).body as Body;
  };

  it.each(Object.entries(CASES) as [Call, Case][])(
    '%s is refused, and accepted when there is room again',
    (name, one) => {
      const fields = one.begin();
      const whose = idOf(exchange, one.whose);
      const token = tokenOf(exchange, 'trader');
      fillAccount(exchange, one.account, whose);
      const before = [exchange.hash(), exchange.commands];
      expect(call(name, fields, token)).toMatchObject({ type: 'error', reason: one.reason ?? 'balance_limit' });
      expect([exchange.hash(), exchange.commands]).toEqual(before);
      emptyAccount(exchange, one.account, whose);
      accepted(call(name, fields));
      expect(exchange.world.ledger.checkBooks()).toEqual([]);
    },
  );

  it('says why in every language', async () => {
    for (const lang of WIRE_LANGS) await loadTextsOf(lang);
    const fields = CASES['PUT /coin/trade']?.begin();
    fillAccount(exchange, 'change');
    const texts = WIRE_LANGS.map((lang) => call('PUT /coin/trade', { ...fields, lang }).message);
    expect(texts[WIRE_LANGS.indexOf('en')]).toBe('The balance would exceed what an account can hold');
    expect(new Set(texts).size).toBe(WIRE_LANGS.length);
  });
});
