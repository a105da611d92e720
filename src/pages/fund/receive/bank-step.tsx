import type { RechargeBank, RechargeCoin, RechargeTerms } from '@/data/recharge/queries';
import { useFiats } from '@/data/session/session';
import { fiatDecimals, formatFiat, usdToFiat } from '@/domain/money/fiat-amounts';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Segmented } from '@/ui/actions/segmented';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import styles from './address-step.module.css';
import { CopyRow } from './copy-row';
import type { RechargeForm } from './use-recharge-form';

const DECIMALS = 2;

interface BankStepProps {
  terms: RechargeTerms;
  coin: RechargeCoin;
  /** Undefined for a currency without a bank account. */
  bank: RechargeBank | undefined;
  form: RechargeForm;
}

/** Amount, currency, and the bank account of the exchange. */
export function BankStep({ terms, coin, bank, form }: BankStepProps) {
  const { t } = useTranslation(['recharge', 'common']);
  const formats = useFormats();
  const { draft, messageOf, change } = form;
  const go = (currency: string) =>
    shell().go(path('/pages/fund/receive', { way: 'card', bank: currency }), { replace: true });
  return (
    <>
      <Card>
        <div id={form.id}>
          <Stack gap={4}>
            <AmountField
              label={t('receive.amount', { coin: coin.name })}
              value={draft.amount}
              precision={DECIMALS}
              placeholder="0"
              suffix={coin.name}
              hint={`${t('common:labelled', { label: t('receive.minimum'), value: formats.upTo(coin.minimum, DECIMALS) })} · ${t('common:labelled', { label: t('receive.limit'), value: formats.upTo(terms.card_limit, 0) })}`}
              onValueChange={(amount) => change({ amount })}
              error={messageOf('amount')}
            />
            <Stack gap={2}>
              <Text size="note" tone="secondary">
                {t('receive.bankOf')}
              </Text>
              <Segmented
                label={t('receive.bankOf')}
                value={bank?.currency ?? ''}
                onValueChange={go}
                segments={terms.banks.map(({ currency }) => ({ value: currency, label: currency }))}
              />
            </Stack>
          </Stack>
        </div>
      </Card>
      <Card>
        {bank ? (
          <>
            <BankDetails terms={terms} bank={bank} amount={form.amount} />
            <p className={styles.warning} role="note">
              {t('receive.bankWarning')}
            </p>
          </>
        ) : (
          <Text tone="secondary">{t('receive.noBank')}</Text>
        )}
      </Card>
    </>
  );
}

function BankDetails({ terms, bank, amount }: { terms: RechargeTerms; bank: RechargeBank; amount: Money }) {
  const { t } = useTranslation(['recharge', 'common']);
  const { locale } = useFormats();
  const rate = useFiats().find(({ currency_code }) => currency_code === bank.currency)?.rate;
  // Rounded up, because a smaller payment would not cover the stated amount.
  const decimals = fiatDecimals(bank.currency);
  const due =
    rate !== undefined && amount.gt(0) ? usdToFiat(amount, rate).toDecimalPlaces(decimals, Decimal.ROUND_UP) : null;
  return (
    <dl>
      {due && (
        <CopyRow label={t('receive.transfer')} text={due.toFixed()} strong>
          {formatFiat(due, bank.currency, locale)}
        </CopyRow>
      )}
      <CopyRow label={t('receive.reference')} text={terms.reference} strong />
      <CopyRow label={t('receive.accountNumber')} text={bank.account_number} />
      <CopyRow label={t('receive.accountName')} text={bank.account_name} />
      <CopyRow label={t('receive.bank')} text={bank.bank_name} />
      {bank.branch !== '' && <CopyRow label={t('receive.branch')} text={bank.branch} />}
      {bank.swift !== '' && <CopyRow label={t('receive.swift')} text={bank.swift} />}
    </dl>
  );
}
