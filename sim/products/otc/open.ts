import type { FiatCode } from '@/domain/fiat';
import type { Money } from '@/domain/money';
import { OTC_BUY, OTC_SELL, OTC_STATUS, type OtcMethod, type OtcSide, otcFiat } from '@/domain/otc';
import { houseAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { fiatDecimalsOf } from './merchants';
import type { Party } from './party';
import { scheduleStep, tellMoved } from './step';
import type { OtcOrderRow } from './tables';

const MINUTE_MS = 60_000;

export interface NewOrder {
  readonly userId: number;
  readonly party: Party;
  /** 0 for a merchant's advertisement. */
  readonly adId: number;
  readonly side: OtcSide;
  readonly fiat: FiatCode;
  readonly price: Money;
  readonly number: Money;
  readonly method: OtcMethod;
  /** How long somebody has to pay. */
  readonly payMs: number;
}

/** Opens an order and sets aside what the other side sells; what the customer sells, the caller has set aside. */
export function openOrder(world: World, { party, payMs, number, price, ...order }: NewOrder): OtcOrderRow {
  const { otcOrders } = world.tables;
  const deadlineMs = world.nowMs + payMs;
  const row = otcOrders.insert({
    id: otcOrders.nextId(),
    ...order,
    partyId: party.id,
    price: price.toFixed(),
    number: number.toFixed(),
    amount: otcFiat(number, price, order.side, fiatDecimalsOf(order.fiat)).toFixed(),
    status: OTC_STATUS.waiting,
    createdMs: world.nowMs,
    deadlineMs,
    paidMs: 0,
    endedMs: 0,
    // Who buys from the customer pays when they do; one who is too slow for that lets the deadline pass.
    stepMs: order.side === OTC_SELL ? Math.min(deadlineMs, world.nowMs + party.minutes * MINUTE_MS) : deadlineMs,
    byCustomer: false,
    notes: '',
  });
  if (order.side === OTC_BUY) {
    const note = { atMs: world.nowMs, reason: 'otcLock', ref: String(row.id) } as const;
    world.ledger.transfer(houseAccount('house:otc', 'USDT'), houseAccount('house:escrow', 'USDT'), number, note);
  }
  scheduleStep(world, row);
  tellMoved(world, row);
  return row;
}
