import type { CallInput, CallRefusal } from '@/contract/calls';
import {
  SWAP_REPEAT_MS,
  type Swap,
  type SwapPrices,
  swapFeePercent,
  swapOf,
  swapViolations,
} from '@/domain/exchange/swap';
import { MONEY_CEILING, type Money } from '@/domain/money/money';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { bookedPrices, type SwapPair, swapPair } from './quote';
import type { SwapRow } from './tables';

type Transfer = CallInput<'POST /user/Transfer'>;
type TransferRefusal = CallRefusal<'POST /user/Transfer'>;

/** Both sides of a conversion are booked in the spot account (contract section 6). */
export const SWAP_ACCOUNT = 'change';

/**
 * Converts one coin into another against the house. The order of the refusals is part of the contract: the coins,
 * halted markets, the confirmed rate, the customer's balance, and last a repeat within SWAP_REPEAT_MS.
 */
export function exchangeCoins(world: World, user: UserRow, input: Transfer): Outcome<SwapRow, TransferRefusal> {
  const pair = swapPair(world, input);
  if (!pair.ok) return pair;
  if (isHalted(world, pair.payload)) return refuse('market_halted');
  const prices = bookedPrices(world, pair.payload, input.quoted_at);
  if (!prices.ok) return prices;
  const { number } = input;
  const feePercent = swapFeePercent(user.level);
  const available = world.ledger.available(user.id, SWAP_ACCOUNT, pair.payload.from.name);
  const refused = refusalOf(swapViolations(number, { prices: prices.payload, feePercent, available }));
  if (refused) return refused;
  const swap = swapOf(number, prices.payload, feePercent);
  if (!swap || !isBookable(world, user.id, pair.payload, swap)) return refuse('amount_invalid');
  const repeated = repeatRefusal(world, user.id);
  if (repeated) return repeated;
  return ok(book(world, user.id, { pair: pair.payload, prices: prices.payload, number, swap }));
}

const isHalted = ({ market, nowMs }: World, { from, to }: SwapPair): boolean =>
  [from, to].some(({ instrument }) => instrument !== null && market.isHalted(instrument.index, nowMs));

/** Whether all balances stay below MONEY_CEILING. The market maker's balance may be negative down to the same bound. */
function isBookable({ ledger }: World, userId: number, { from, to }: SwapPair, { received, paid, fee }: Swap): boolean {
  const owned = ledger.available(userId, SWAP_ACCOUNT, to.name).plus(ledger.frozen(userId, SWAP_ACCOUNT, to.name));
  return (
    owned.plus(received).lt(MONEY_CEILING) &&
    ledger.houseBalance('house:market', from.name).plus(paid).lt(MONEY_CEILING) &&
    received.minus(ledger.houseBalance('house:market', to.name)).lt(MONEY_CEILING) &&
    ledger.houseBalance('house:fees', from.name).plus(fee).lt(MONEY_CEILING)
  );
}

function repeatRefusal(world: World, userId: number): Refused<TransferRefusal> | null {
  const [last] = world.tables.swaps.list('user', userId, { limit: 1, newestFirst: true });
  const leftMs = last ? last.createdMs + SWAP_REPEAT_MS - world.nowMs : 0;
  return leftMs > 0 ? refuse('swap_repeated', { seconds: Math.ceil(leftMs / 1000) }) : null;
}

interface Ticket {
  readonly pair: SwapPair;
  readonly prices: SwapPrices;
  readonly number: Money;
  readonly swap: Swap;
}

/** Two postings, so that records show the conversion and its fee separately. */
function book(world: World, userId: number, { pair: { from, to }, prices, number, swap }: Ticket): SwapRow {
  const { swaps } = world.tables;
  const { ledger, nowMs: atMs } = world;
  const id = swaps.nextId();
  const ref = String(id);
  const own = (asset: string) => userAccount(userId, SWAP_ACCOUNT, asset);
  ledger.post({
    atMs,
    reason: 'swap',
    ref,
    legs: [
      { account: own(from.name), amount: number.neg() },
      { account: houseAccount('house:market', from.name), amount: number },
      { account: houseAccount('house:market', to.name), amount: swap.received.neg() },
      { account: own(to.name), amount: swap.received },
    ],
  });
  if (swap.fee.gt(0))
    ledger.transfer(own(from.name), houseAccount('house:fees', from.name), swap.fee, { atMs, reason: 'swapFee', ref });
  return swaps.insert({
    id,
    userId,
    fromCurrencyId: from.id,
    toCurrencyId: to.id,
    number: number.toFixed(),
    received: swap.received.toFixed(),
    fee: swap.fee.toFixed(),
    fromPrice: prices.from.toFixed(),
    toPrice: prices.to.toFixed(),
    createdMs: atMs,
  });
}
