import type { AccountKind } from '@/contract/account-kinds';
import { money } from '@/domain/money/money';
import type { Exchange } from '../core';
import { houseAccount, userAccount } from '../ledger/accounts';
import { personaEmail } from '../products/accounts/personas';
import { findUser } from '../products/accounts/users';

type Persona = Parameters<typeof personaEmail>[0];

/** The highest balance that the ledger allows. */
export const MOST = '999999999999.99999999';

export const idOf = ({ world }: Exchange, persona: Persona = 'trader'): number =>
  findUser(world, personaEmail(persona))?.id ?? 0;

export const available = ({ world }: Exchange, kind: AccountKind, userId: number) =>
  world.ledger.available(userId, kind, 'USDT');

/** Moves money between a customer's account and a house account that is used for nothing else in these tests. */
export function book({ world }: Exchange, kind: AccountKind, amount: string, userId: number, asset = 'USDT'): void {
  const [own, house] = [userAccount(userId, kind, asset), houseAccount('house:otc', asset)];
  const moved = money(amount);
  const note = { atMs: world.nowMs, reason: 'transfer', ref: 'test' } as const;
  const [from, to] = moved.isNegative() ? [own, house] : [house, own];
  world.commit(() => void world.ledger.transfer(from, to, moved.abs(), note), null);
}

export const fillAccount = (exchange: Exchange, kind: AccountKind, userId = idOf(exchange)) =>
  book(
    exchange,
    kind,
    money(MOST)
      .minus(available(exchange, kind, userId))
      .toFixed(),
    userId,
  );
export const emptyAccount = (exchange: Exchange, kind: AccountKind, userId = idOf(exchange)) =>
  book(exchange, kind, '-500000000000', userId);

/** Takes so much from the treasury that its negative balance is at the limit, and it can pay no yield. */
export function exhaustTreasury(exchange: Exchange): void {
  const treasury = exchange.world.ledger.houseBalance('house:treasury', 'USDT');
  const amount = money(MOST).plus(treasury).toFixed();
  exchange.control('people.grant', { who: 'newcomer', asset: 'USDT', amount });
}
