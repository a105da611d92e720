import type { FormEvent } from 'react';
import { TRANSFER_FIELDS } from '@/contract/refusals/fields/transfer';
import { useAccountTransfer } from '@/data/wallet/transfer';
import { transferViolations } from '@/domain/accounts/transfer';
import { MONEY_DECIMALS, type Money, typedAmount, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { FormProblem } from '../../_shared/form/form-problem';
import { SharePicks } from '../../_shared/form/share-picks';
import { useForm } from '../../_shared/form/use-form';
import { BalancesAfter } from '../../_shared/transfer/balances-after';
import { AccountFields } from './account-fields';
import { accountsOf, assetKindOf, availableIn, type MovableCoin, type Move, moveOf } from './move';
import styles from './page.module.css';
import { clearSentAmount, useMoveAmount } from './use-move';

export interface MoveFormProps {
  coins: readonly MovableCoin[];
  move: Move;
  onChange: (next: Move) => void;
}

/** Transfer form: coin, accounts, amount, and the resulting balances of both accounts. */
export function MoveForm({ coins, move, onChange }: MoveFormProps) {
  const { t } = useTranslation(['transfer', 'assets', 'common']);
  const format = useFormats();
  const transfer = useAccountTransfer();
  const [text, setText] = useMoveAmount();
  const { coin, from, to } = move;
  const available = availableIn(coin, from);
  const targetAvailable = availableIn(coin, to);
  const amount = typedAmount(text);
  const violations = transferViolations(
    { number: amount, from, to },
    {
      asset: coin.name,
      kind: assetKindOf(coin),
      hasOpenPositions: null,
      available,
      targetAvailable,
    },
  );
  const form = useForm({ fields: TRANSFER_FIELDS, violations, empty: text === '' ? ['number'] : [] });
  const write = (value: Money) => `${format.upTo(value, MONEY_DECIMALS)} ${coin.name}`;
  const account = (kind: Move['from']) => t(`assets:accounts.${kind}`);
  const changeMove = (next: Move) => {
    form.changed('currency_id', 'from_field', 'to_field', 'number');
    onChange(next);
  };
  const changeText = (next: string) => {
    form.changed('number');
    setText(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const fields = { currency_id: coin.id, number: amount.toFixed(), from_field: from, to_field: to };
      await transfer.mutateAsync(fields);
      const words = { amount: write(amount), from: account(from), to: account(to) };
      toast.show(t('done', words), { kind: 'success', durationMs: RESULT_MS });
      clearSentAmount(text);
    });
  };

  return (
    <PageContent
      footer={
        <Button type="submit" form={form.id} block variant="primary" size="lg" loading={form.pending}>
          {t('submit', { account: account(to) })}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
        <Card>
          <div className={styles.fields}>
            <CoinField coins={coins} move={move} onChange={changeMove} error={form.messageOf('currency_id')} />
            <AccountFields move={move} onChange={changeMove} write={write} errorOf={form.messageOf} />
            <div className={styles.group}>
              <AmountField
                name="amount"
                label={t('amount', { asset: coin.name })}
                value={text}
                precision={MONEY_DECIMALS}
                placeholder="0"
                onValueChange={changeText}
                clearLabel={t('common:clear')}
                error={form.messageOf('number')}
              />
              <SharePicks
                label={t('share')}
                all={t('all')}
                whole={available}
                disabled={available.isZero()}
                onPick={changeText}
              />
            </div>
            <FormProblem text={form.formMessage} />
          </div>
        </Card>
        <Card>
          <BalancesAfter
            asset={coin.name}
            from={{ kind: from, available }}
            to={{ kind: to, available: targetAvailable }}
            moved={violations.length > 0 ? ZERO : amount}
          />
        </Card>
      </form>
    </PageContent>
  );
}

function CoinField({ coins, move, onChange, error }: MoveFormProps & { error: string | undefined }) {
  const { t } = useTranslation(['transfer', 'common']);
  const format = useFormats();
  const held = (coin: MovableCoin): Money =>
    accountsOf(coin).reduce((sum, kind) => sum.plus(availableIn(coin, kind)), ZERO);
  const options = [...coins]
    .sort((a, b) => Number(held(b).gt(0)) - Number(held(a).gt(0)))
    .map((coin) => ({
      value: String(coin.id),
      label: coin.name,
      leading: <CoinIcon symbol={coin.name} size={24} />,
      trailing: held(coin).gt(0) ? format.upTo(held(coin), MONEY_DECIMALS) : undefined,
    }));
  return (
    <SelectField
      label={t('page.coin')}
      title={t('page.coin')}
      placeholder={t('page.coin')}
      closeLabel={t('common:close')}
      options={options}
      error={error}
      value={String(move.coin.id)}
      onValueChange={(id) => {
        // Keeps the accounts only if they can hold the new coin.
        const next = moveOf(coins, { currency: id, from: move.from, to: move.to });
        if (next) onChange(next);
      }}
      search={{
        label: t('page.searchCoin'),
        placeholder: t('page.searchCoin'),
        clearLabel: t('common:clear'),
        emptyTitle: t('page.noCoin'),
      }}
    />
  );
}
