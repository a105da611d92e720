import type { AccountKind } from '@/contract/account-kinds';
import { columnDecimals } from '@/domain/money/column-decimals';
import type { Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';

interface Account {
  readonly kind: AccountKind;
  readonly available: Money;
}

interface BalancesAfterProps {
  /** Name of the coin or share. */
  asset: string;
  from: Account;
  to: Account;
  /** Zero while no valid amount is typed. */
  moved: Money;
}

/** Balances of both accounts after a transfer, with the same number of decimals. */
export function BalancesAfter({ asset, from, to, moved }: BalancesAfterProps) {
  const { t } = useTranslation(['transfer', 'assets']);
  const format = useFormats();
  const balances = [from.available.minus(moved), to.available.plus(moved)] as const;
  const write = (balance: Money) => `${format.fixed(balance, columnDecimals(balances))} ${asset}`;
  const label = ({ kind }: Account) => t('after', { account: t(`assets:accounts.${kind}`) });
  return (
    <KeyValueList>
      <KeyValue label={label(from)}>{write(balances[0])}</KeyValue>
      <KeyValue label={label(to)} strong>
        {write(balances[1])}
      </KeyValue>
    </KeyValueList>
  );
}
