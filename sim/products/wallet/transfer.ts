import type { CallInput, CallRefusal } from '@/contract/calls';
import { transferViolations } from '@/domain/accounts/transfer';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { userAccount } from '../../ledger/accounts';
import type { LedgerEntry } from '../../ledger/entries';
import type { World } from '../../world';
import { FUTURES_ACCOUNT, openPositions } from '../futures/account';
import { watchMargin } from '../futures/margin-watch';
import { assetById } from '../quotes/assets';

/**
 * Transfers money between two accounts of one customer. The order of the refusals is part of the contract: the fields,
 * then the two accounts, then whether the source may and can pay. A transfer into the futures account makes its
 * positions safer, and may end a warning that liquidation is near.
 */
export function transferBetween(
  world: World,
  userId: number,
  { currency_id, number, from_field: from, to_field: to }: CallInput<'POST /wallet/change'>,
): Outcome<LedgerEntry, CallRefusal<'POST /wallet/change'>> {
  const { ledger, nowMs } = world;
  const asset = assetById(world, currency_id);
  if (!asset) return refuse('currency_unknown');
  const refused = refusalOf(
    transferViolations(
      { number, from, to },
      {
        asset: asset.name,
        kind: asset.kind,
        hasOpenPositions: from === 'lever' && openPositions(world, userId).length > 0,
        available: ledger.available(userId, from, asset.name),
        targetAvailable: ledger.available(userId, to, asset.name),
      },
    ),
  );
  if (refused) return refused;
  const [source, target] = [userAccount(userId, from, asset.name), userAccount(userId, to, asset.name)];
  // The records of both accounts name the other account.
  const booked = ledger.transfer(source, target, number, { atMs: nowMs, reason: 'transfer', ref: `${from}>${to}` });
  if (to === FUTURES_ACCOUNT) watchMargin(world, userId);
  return ok(booked);
}
