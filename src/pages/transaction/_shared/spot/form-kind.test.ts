import { describe, expect, it } from 'vitest';
import { ORDER_KINDS } from '@/domain/spot/order-kinds';
import { FORM_KINDS, furtherKinds, hasLimit, hasTrigger, offeredKind, orderTypeOf, timeInForceOf } from './form-kind';

describe('furtherKinds', () => {
  it.each([
    ['nothing declared', undefined, []],
    ['a few, and one that this app does not know', ['market', 'ioc', 'iceberg', 'stop_limit'], ['stop_limit', 'ioc']],
    ['everything', [...ORDER_KINDS], FORM_KINDS.slice(2)],
  ])('%s', (_name, order_kinds, further) => {
    expect(furtherKinds({ order_kinds })).toEqual(further);
  });

  it('offeredKind makes a draft of a kind that is not offered a limit order', () => {
    expect(offeredKind('oco', { order_kinds: ['ioc'] })).toBe('limit');
    expect(offeredKind('ioc', { order_kinds: ['ioc'] })).toBe('ioc');
    expect(offeredKind('market', { order_kinds: undefined })).toBe('market');
  });
});

it.each(FORM_KINDS.map((kind) => [kind, orderTypeOf(kind), timeInForceOf(kind), hasTrigger(kind), hasLimit(kind)]))(
  '%s is sent as %s, %s',
  (kind, type, time, trigger, limit) => {
    const expected = {
      limit: ['limit', 'gtc', false, true],
      market: ['market', 'gtc', false, false],
      stop_limit: ['stop_limit', 'gtc', true, true],
      stop_market: ['stop_market', 'gtc', true, false],
      take_profit_limit: ['take_profit_limit', 'gtc', true, true],
      take_profit_market: ['take_profit_market', 'gtc', true, false],
      oco: ['limit', 'gtc', true, true],
      post_only: ['limit', 'post_only', false, true],
      ioc: ['limit', 'ioc', false, true],
      fok: ['limit', 'fok', false, true],
    } as const;
    expect([type, time, trigger, limit]).toEqual(expected[kind as keyof typeof expected]);
  },
);
