import { type FormEvent, useState } from 'react';
import type { AccountKind } from '@/contract/wallet';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { useAccountTransfer } from '@/data/wallet/transfer';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { toast } from '@/ui/overlays/toast-store';
import { firstAmount, problemOf, type Source, type TransferAsset } from './sources';
import styles from './transfer-form.module.css';

const DECIMALS = 8;
const PERCENTS = [25, 50, 75, 100] as const;
/** Long enough for reading the new balances. */
const RESULT_MS = 2500;

export interface TransferFormProps {
  asset: TransferAsset;
  /** Never empty; the first one is preselected. */
  sources: readonly Source[];
  target: { readonly kind: AccountKind; readonly available: Money; readonly lack: Money | null };
  onDone: () => void;
}

/** Transfer form: source account, amount, and the resulting balances of both accounts. */
export function TransferForm({ asset, sources, target, onDone }: TransferFormProps) {
  const { t } = useTranslation(['transfer', 'assets', 'errors']);
  const format = useFormats();
  const transfer = useAccountTransfer();
  const [chosen, setChosen] = useState<AccountKind | null>(null);
  const source = sources.find(({ kind }) => kind === chosen) ?? (sources[0] as Source);
  /** Typed amount; null while the form still shows the initial amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');

  const text = typed ?? firstAmount(source, target.lack);
  const amount = new Decimal(text === '' ? Number.NaN : text);
  const problem = problemOf(amount, source.available);
  const write = (value: Money) => `${format.upTo(value, DECIMALS)} ${asset.name}`;
  const account = (kind: AccountKind) => t(`assets:accounts.${kind}`);
  const change = (next: string) => {
    setTyped(next);
    setRefused('');
  };

  const error = () => {
    if (refused) return refused;
    if (!problem || (text === '' && !tried)) return undefined;
    return t(problem === 'tooMuch' ? 'tooMuch' : 'enterAmount', { amount: write(source.available) });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a form that contains the sheet; that form must not be submitted.
    event.stopPropagation();
    setTried(true);
    if (problem || transfer.isPending) return;
    setRefused('');
    const fields = { currency_id: asset.currencyId, number: amount.toFixed(), from_field: source.kind };
    transfer.mutate(
      { ...fields, to_field: target.kind },
      {
        onSuccess() {
          const words = { amount: write(amount), from: account(source.kind), to: account(target.kind) };
          toast.show(t('done', words), { kind: 'success', durationMs: RESULT_MS });
          onDone();
        },
        onError(failure) {
          if (isApiError(failure, 'session_invalid') || isApiError(failure, 'verification_needed')) return;
          const isRefusal = isApiError(failure, 'refused') && failure.message !== '';
          const unsure = t(isUncertain(failure) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure');
          setRefused(isRefusal ? failure.message : unsure);
        },
      },
    );
  };

  const after = problem ? null : amount;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('from')}
        title={t('from')}
        placeholder={t('from')}
        hint={t('has', { amount: write(source.available) })}
        value={source.kind}
        onValueChange={(kind) => {
          setChosen(kind);
          setRefused('');
        }}
        options={sources.map(({ kind, available }) => ({
          value: kind,
          label: account(kind),
          trailing: write(available),
        }))}
      />
      <section className={styles.group}>
        <AmountField
          label={t('amount', { asset: asset.name })}
          labelEnd={target.lack && t('missing', { amount: write(target.lack) })}
          value={text}
          precision={DECIMALS}
          placeholder="0"
          onValueChange={change}
          error={error()}
        />
        <ChipRow label={t('share')}>
          {PERCENTS.map((percent) => (
            <Chip
              key={percent}
              onClick={() => change(source.available.times(percent).div(100).toDecimalPlaces(DECIMALS).toFixed())}
            >
              {percent === 100 ? t('all') : format.rate(percent, 0)}
            </Chip>
          ))}
        </ChipRow>
      </section>
      <KeyValueList>
        <KeyValue label={t('after', { account: account(source.kind) })}>
          {write(after ? source.available.minus(after) : source.available)}
        </KeyValue>
        <KeyValue label={t('after', { account: account(target.kind) })} strong>
          {write(after ? target.available.plus(after) : target.available)}
        </KeyValue>
      </KeyValueList>
      <Button type="submit" block variant="primary" loading={transfer.isPending}>
        {t('submit', { account: account(target.kind) })}
      </Button>
    </form>
  );
}
