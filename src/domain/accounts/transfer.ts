import { isAmount, MONEY_CEILING, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { type AssetKind, accountHolds } from './accounts';

/** A transfer between two accounts of a customer. */
export interface Transfer {
  readonly number: Money;
  readonly from: string;
  readonly to: string;
}

/** Facts about both accounts; null for what is not known. */
export interface TransferFacts {
  readonly asset: string;
  readonly kind: AssetKind | null;
  readonly hasOpenPositions: boolean | null;
  /** Available in the account that pays, and in the one that receives. */
  readonly available: Money | null;
  readonly targetAvailable: Money | null;
}

/** The rules which a transfer breaks, in the order of the exchange's refusals (contract section 6). */
export const transferViolations = (
  { number, from, to }: Transfer,
  facts: TransferFacts,
): readonly Violation<TransferRefusal>[] =>
  violated(
    !isAmount(number) && { code: 'amount_invalid' },
    from === to && { code: 'same_account' },
    facts.kind && !accountHolds(to, facts.kind) && { code: 'not_held_there', params: { asset: facts.asset } },
    from === 'lever' && facts.hasOpenPositions && { code: 'positions_open' },
    facts.available && number.gt(facts.available) && { code: 'insufficient_balance' },
    facts.targetAvailable?.plus(number).gte(MONEY_CEILING) && { code: 'amount_invalid' },
  );

type TransferRefusal = 'amount_invalid' | 'same_account' | 'not_held_there' | 'positions_open' | 'insufficient_balance';
