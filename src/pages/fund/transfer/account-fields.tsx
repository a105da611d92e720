import { ArrowUpDown } from 'lucide-react';
import type { AccountKind } from '@/contract/account-kinds';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { SelectField } from '@/ui/forms/select-field';
import { ACCOUNT_ORDER } from '../../_shared/money/accounts';
import { accountsOf, availableIn, type Move, withAccount } from './move';
import styles from './page.module.css';

export interface AccountFieldsProps {
  move: Move;
  onChange: (next: Move) => void;
  write: (amount: Money) => string;
  errorOf: (field: 'from_field' | 'to_field') => string | undefined;
}

/** Source and target account, and a button which swaps them. */
export function AccountFields({ move, onChange, write, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation(['transfer', 'assets', 'common']);
  const kinds = accountsOf(move.coin);
  const options = ACCOUNT_ORDER.filter((kind) => kinds.includes(kind)).map((kind) => ({
    value: kind,
    label: t(`assets:accounts.${kind}`),
    trailing: write(availableIn(move.coin, kind)),
  }));
  const field = (side: 'from' | 'to') => (
    <SelectField<AccountKind>
      label={t(side)}
      title={t(side)}
      placeholder={t(side)}
      closeLabel={t('common:close')}
      hint={t('has', { amount: write(availableIn(move.coin, move[side])) })}
      error={errorOf(`${side}_field`)}
      options={options}
      value={move[side]}
      onValueChange={(kind) => onChange(withAccount(move, side, kind))}
    />
  );
  return (
    <div className={styles.accounts}>
      <div className={styles.sides}>
        {field('from')}
        {field('to')}
      </div>
      <IconButton
        variant="filled"
        label={t('page.flip')}
        icon={<ArrowUpDown size={20} aria-hidden />}
        onClick={() => onChange({ ...move, from: move.to, to: move.from })}
      />
    </div>
  );
}
