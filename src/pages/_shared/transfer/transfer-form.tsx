import { type FormEvent, type ReactNode, useState } from 'react';
import type { AccountKind } from '@/contract/account-kinds';
import { TRANSFER_FIELDS } from '@/contract/refusals/fields/transfer';
import { useAccountTransfer } from '@/data/wallet/transfer';
import { transferViolations } from '@/domain/accounts/transfer';
import { MONEY_DECIMALS, type Money, typedAmount, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { FormProblem } from '../form/form-problem';
import { SharePicks } from '../form/share-picks';
import { renamedFields, useForm } from '../form/use-form';
import { BalancesAfter } from './balances-after';
import { firstAmount, type Source, type TransferAsset } from './sources';
import styles from './transfer-form.module.css';

/** The coin and the receiving account are given. */
const FIELDS = renamedFields(TRANSFER_FIELDS, { currency_id: null, to_field: null });

export interface TransferFormProps {
  asset: TransferAsset;
  /** Never empty; the first one is preselected. */
  sources: readonly Source[];
  target: { readonly kind: AccountKind; readonly available: Money; readonly lack: Money | null };
  /** What moving an amount would change. */
  effectOf?: (amount: Money) => ReactNode;
  onDone: () => void;
}

/** Transfer form: source account, amount, and the resulting balances of both accounts. */
export function TransferForm({ asset, sources, target, effectOf, onDone }: TransferFormProps) {
  const { t } = useTranslation(['transfer', 'assets']);
  const format = useFormats();
  const transfer = useAccountTransfer();
  const [chosen, setChosen] = useState<AccountKind | null>(null);
  const source = sources.find(({ kind }) => kind === chosen) ?? (sources[0] as Source);
  /** Typed amount; null while the form still shows the initial amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? firstAmount(source, target.lack);
  const amount = typedAmount(text);
  const violations = transferViolations(
    { number: amount, from: source.kind, to: target.kind },
    {
      asset: asset.name,
      kind: null,
      hasOpenPositions: null,
      available: source.available,
      targetAvailable: target.available,
    },
  );
  const form = useForm({ fields: FIELDS, violations, empty: text === '' ? ['number'] : [] });
  const write = (value: Money) => `${format.upTo(value, MONEY_DECIMALS)} ${asset.name}`;
  const account = (kind: AccountKind) => t(`assets:accounts.${kind}`);
  const change = (next: string) => {
    setTyped(next);
    form.changed('number');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const fields = { currency_id: asset.currencyId, number: amount.toFixed(), from_field: source.kind };
      await transfer.mutateAsync({ ...fields, to_field: target.kind });
      const values = { amount: write(amount), from: account(source.kind), to: account(target.kind) };
      toast.show(t('done', values), { kind: 'success', durationMs: RESULT_MS });
      onDone();
    });
  };

  const moved = violations.length === 0 ? amount : ZERO;
  return (
    <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('from')}
        title={t('from')}
        placeholder={t('from')}
        hint={t('has', { amount: write(source.available) })}
        value={source.kind}
        onValueChange={(kind) => {
          setChosen(kind);
          form.changed('from_field', 'number');
        }}
        error={form.messageOf('from_field')}
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
          precision={MONEY_DECIMALS}
          placeholder="0"
          onValueChange={change}
          error={form.messageOf('number')}
        />
        <SharePicks label={t('share')} all={t('all')} whole={source.available} onPick={change} />
      </section>
      <BalancesAfter asset={asset.name} from={source} to={target} moved={moved} />
      {effectOf?.(moved)}
      <FormProblem text={form.formMessage} />
      <Button type="submit" block variant="primary" loading={form.pending}>
        {t('submit', { account: account(target.kind) })}
      </Button>
    </form>
  );
}
