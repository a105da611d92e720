import { type FormEvent, type ReactNode, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { useAccountTransfer } from '@/data/wallet/transfer';
import { Decimal, MONEY_DECIMALS, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { CoinIcon } from '@/ui/display/coin-icon';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { problemOf } from '../../_shared/transfer/sources';
import { AccountFields } from './account-fields';
import { accountsOf, availableIn, type MovableCoin, type Move, moveOf } from './move';
import styles from './page.module.css';
import { useMoveAmount } from './use-move';

/** Form id, which connects the button in the page footer to the form. */
const FORM = 'transfer';
const PERCENTS = [25, 50, 75, 100] as const;
/** Long enough for reading the new balances. */
const RESULT_MS = 2500;

export interface MoveFormProps {
  coins: readonly MovableCoin[];
  move: Move;
  onChange: (next: Move) => void;
}

/** Transfer form: coin, accounts, amount, and the resulting balances of both accounts. */
export function MoveForm({ coins, move, onChange, header }: MoveFormProps & { header: ReactNode }) {
  const { t } = useTranslation(['transfer', 'assets', 'errors', 'common']);
  const format = useFormats();
  const transfer = useAccountTransfer();
  const [text, setText] = useMoveAmount();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ words: string; beside: 'from' | 'amount' } | null>(null);
  const { coin, from, to } = move;
  const available = availableIn(coin, from);
  const amount = new Decimal(text === '' ? Number.NaN : text);
  const problem = problemOf(amount, available);
  const write = (value: Money) => `${format.upTo(value, MONEY_DECIMALS)} ${coin.name}`;
  const account = (kind: Move['from']) => t(`assets:accounts.${kind}`);
  const changeMove = (next: Move) => {
    setRefused(null);
    onChange(next);
  };
  const changeText = (next: string) => {
    setRefused(null);
    setText(next);
  };
  const error = () => {
    if (refused?.beside === 'amount') return refused.words;
    if (!problem || (text === '' && !tried)) return undefined;
    return t(problem === 'tooMuch' ? 'tooMuch' : 'enterAmount', { amount: write(available) });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || transfer.isPending) return;
    setRefused(null);
    const fields = { currency_id: coin.id, number: amount.toFixed(), from_field: from, to_field: to };
    transfer.mutate(fields, {
      onSuccess() {
        const words = { amount: write(amount), from: account(from), to: account(to) };
        toast.show(t('done', words), { kind: 'success', durationMs: RESULT_MS });
        setText('');
        setTried(false);
      },
      onError(failure) {
        if (isApiError(failure, 'session_invalid') || isApiError(failure, 'verification_needed')) return;
        const isRefusal = isApiError(failure, 'refused') && failure.message !== '';
        const unsure = t(isUncertain(failure) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure');
        // A refusal about the source account is shown at that account, others at the amount.
        const beside = isRefusal && failure.reason === 'positions_open' ? 'from' : 'amount';
        setRefused({ words: isRefusal ? failure.message : unsure, beside });
      },
    });
  };

  const moved = problem ? new Decimal(0) : amount;
  return (
    <Page
      header={header}
      footer={
        <Button type="submit" form={FORM} block variant="primary" size="lg" loading={transfer.isPending}>
          {t('submit', { account: account(to) })}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        <Card>
          <div className={styles.fields}>
            <CoinField coins={coins} move={move} onChange={changeMove} />
            <AccountFields
              move={move}
              onChange={changeMove}
              write={write}
              error={refused?.beside === 'from' ? refused.words : undefined}
            />
            <div className={styles.group}>
              <AmountField
                name="amount"
                label={t('amount', { asset: coin.name })}
                value={text}
                precision={MONEY_DECIMALS}
                placeholder="0"
                onValueChange={changeText}
                clearLabel={t('common:clear')}
                error={error()}
              />
              <ChipRow label={t('share')}>
                {PERCENTS.map((percent) => (
                  <Chip
                    key={percent}
                    disabled={available.isZero()}
                    onClick={() => changeText(shareOf(available, percent).toFixed())}
                  >
                    {percent === 100 ? t('all') : format.rate(percent, 0)}
                  </Chip>
                ))}
              </ChipRow>
            </div>
          </div>
        </Card>
        <Card>
          <KeyValueList>
            <KeyValue label={t('after', { account: account(from) })}>{write(available.minus(moved))}</KeyValue>
            <KeyValue label={t('after', { account: account(to) })} strong>
              {write(availableIn(coin, to).plus(moved))}
            </KeyValue>
          </KeyValueList>
        </Card>
      </form>
    </Page>
  );
}

const shareOf = (available: Money, percent: number): Money =>
  available.times(percent).div(100).toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_DOWN);

function CoinField({ coins, move, onChange }: MoveFormProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const format = useFormats();
  const held = (coin: MovableCoin): Money =>
    accountsOf(coin).reduce((sum, kind) => sum.plus(availableIn(coin, kind)), new Decimal(0));
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
