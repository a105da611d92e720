import type { AccountKind } from '@/contract/account-kinds';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { money, roundDebit } from '@/domain/money/money';
import { houseAccount, userAccount } from '../ledger/accounts';
import { instrumentBySymbol } from '../market/instruments';
import { FUTURES_ACCOUNT } from '../products/futures/account';
import { watchMargin } from '../products/futures/margin-watch';
import { ticksToMoney } from '../products/spot/walk';
import { addCost } from '../products/stocks/cost';
import type { World } from '../world';

/** The account kind in which an asset is traded. Used when no account is named. */
export const homeAccountOf = (asset: string): AccountKind =>
  tradingAccountOf(instrumentBySymbol(`${asset}/USDT`)?.kind);

/** Grants an amount from the treasury. Throws on an invalid amount. */
export function grant(world: World, userId: number, kind: AccountKind, asset: string, amount: string): void {
  const note = { atMs: world.nowMs, reason: 'grant', ref: 'sandbox' } as const;
  world.ledger.transfer(houseAccount('house:treasury', asset), userAccount(userId, kind, asset), money(amount), note);
  if (kind === FUTURES_ACCOUNT) watchMargin(world, userId);
  const share = instrumentBySymbol(`${asset}/USDT`);
  if (share?.kind !== 'stock' || kind !== 'stock') return;
  // Stocks count as bought at the current price, so that their profit can be computed.
  const price = ticksToMoney(share, world.market.lastTicks(share.index, world.nowMs));
  addCost(world, userId, share, money(amount), roundDebit(price.times(amount)));
}
