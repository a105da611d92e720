import type { FiatCode } from '@/domain/money/fiat';
import type { Money } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL, OTC_STATUS, type OtcMethod, type OtcSide, otcFiat } from '@/domain/otc/otc';
import { MINUTE_MS } from '@/domain/time';
import { houseAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { fiatDecimalsOf } from './merchants';
import type { Party } from './party';
import { otherSide, sellerOf } from './sides';
import { notifyOrder, scheduleStep } from './step';
import type { OtcOrderRow } from './tables';

type Payee = Pick<OtcOrderRow, 'payTo' | 'payBank' | 'payName'>;

/**
 * The payment details of a selling customer: the saved bank card, or for an e-wallet the phone number where there is
 * one.
 */
function payeeOf({ tables }: World, userId: number, method: OtcMethod): Payee {
  const { phone, areaCode, realName } = tables.users.need(userId);
  const card = tables.bankCards.first('user', userId);
  if (!card) throw new Error(`customer ${userId} sells without a bank card`);
  const isPhone = method === 'wallet' && phone !== '';
  return {
    payTo: isPhone ? `+${areaCode} ${phone}` : card.bank_account,
    payBank: isPhone ? '' : card.bank_name,
    payName: card.real_name || realName,
  };
}

export interface NewOrder {
  readonly userId: number;
  /** The other side: a simulated party, or the customer who takes the advertisement. */
  readonly other: Party | { readonly takerId: number };
  /** 0 for a merchant's advertisement. */
  readonly adId: number;
  readonly side: OtcSide;
  readonly fiat: FiatCode;
  readonly price: Money;
  readonly number: Money;
  readonly method: OtcMethod;
  /** Time to pay, in milliseconds. */
  readonly payMs: number;
}

/**
 * Opens an order, and moves the USDT that a simulated party sells to escrow. The caller freezes what a customer sells.
 */
export function openOrder(world: World, { other, payMs, number, price, ...order }: NewOrder): OtcOrderRow {
  const { otcOrders } = world.tables;
  const party = 'takerId' in other ? null : other;
  const takerId = 'takerId' in other ? other.takerId : 0;
  const seller = takerId === 0 ? 0 : sellerOf({ ...order, takerId });
  const deadlineMs = world.nowMs + payMs;
  const row = otcOrders.insert({
    id: otcOrders.nextId(),
    ...order,
    partyId: party?.id ?? 0,
    takerId,
    price: price.toFixed(),
    number: number.toFixed(),
    // Rounded as in the offer that the taker has seen.
    amount: otcFiat(
      number,
      price,
      takerId === 0 ? order.side : otherSide(order.side),
      fiatDecimalsOf(order.fiat),
    ).toFixed(),
    status: OTC_STATUS.waiting,
    createdMs: world.nowMs,
    deadlineMs,
    paidMs: 0,
    endedMs: 0,
    // A simulated buyer pays after the party's usual minutes. If that is after the deadline, the deadline passes
    // unpaid.
    stepMs:
      order.side === OTC_SELL && party ? Math.min(deadlineMs, world.nowMs + party.minutes * MINUTE_MS) : deadlineMs,
    cancelledBy: 0,
    appealBy: 0,
    ...(seller === 0 ? { payTo: '', payBank: '', payName: '' } : payeeOf(world, seller, order.method)),
    notes: '',
  });
  if (order.side === OTC_BUY && takerId === 0) {
    const note = { atMs: world.nowMs, reason: 'otcLock', ref: String(row.id) } as const;
    world.ledger.transfer(houseAccount('house:otc', 'USDT'), houseAccount('house:escrow', 'USDT'), number, note);
  }
  scheduleStep(world, row);
  notifyOrder(world, row);
  return row;
}
