import type { AccountKind } from '@/contract/account-kinds';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { money, roundDebit } from '@/domain/money/money';
import { houseAccount, userAccount } from '../ledger/accounts';
import type { LiveWorld } from '../live-world';
import { instrumentBySymbol } from '../market/instruments';
import { accountHistoryOf, inThePast } from '../products/accounts/account-history';
import { PERSONA_PASSWORD, PERSONA_PAY_PASSWORD, PERSONAS, type Persona, phoned } from '../products/accounts/personas';
import { createUser } from '../products/accounts/users';
import { seedPerson } from '../products/registry';
import { ticksToMoney } from '../products/spot/walk';
import { addCost } from '../products/stocks/cost';

/** Creates and funds all accounts, with what each product has of a persona. Runs once, before the first command. */
export function createPersonas(world: LiveWorld): void {
  const passwords = { password: PERSONA_PASSWORD, payPassword: PERSONA_PAY_PASSWORD };
  const ids = new Map<string, number>();
  for (const [index, persona] of Object.values<Persona>(PERSONAS).entries()) {
    const { user, balances, invitedBy = '' } = persona;
    const phone = user.reviewStatus ? phoned(String(index).padStart(4, '0')) : {};
    const parentId = ids.get(invitedBy) ?? 0;
    const history = accountHistoryOf(world.nowMs, { reviewStatus: user.reviewStatus ?? 0, parentId });
    const row = inThePast(world, history.joinedMs, () =>
      createUser(world, { ...phone, ...user, ...passwords, parentId }),
    );
    ids.set(user.nickname, row.id);
    seedPerson(world, { user: row, history, persona });
    for (const [kind, asset, amount] of balances) grant(world, row.id, kind, asset, amount);
  }
}

/** The account kind in which an asset is traded. Used when no account is named. */
export const homeAccountOf = (asset: string): AccountKind =>
  tradingAccountOf(instrumentBySymbol(`${asset}/USDT`)?.kind);

/** Grants an amount from the treasury. Throws on an invalid amount. */
export function grant(world: LiveWorld, userId: number, kind: AccountKind, asset: string, amount: string): void {
  const note = { atMs: world.nowMs, reason: 'grant', ref: 'sandbox' } as const;
  world.ledger.transfer(houseAccount('house:treasury', asset), userAccount(userId, kind, asset), money(amount), note);
  const share = instrumentBySymbol(`${asset}/USDT`);
  if (share?.kind !== 'stock' || kind !== 'stock') return;
  // Stocks count as bought at the current price, so that their profit can be computed.
  const price = ticksToMoney(share, world.market.lastTicks(share.index, world.nowMs));
  addCost(world, userId, share, money(amount), roundDebit(price.times(amount)));
}
