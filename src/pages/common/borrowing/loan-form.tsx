import { type FormEvent, useState } from 'react';
import type { LoanConfig } from '@/data/loans/queries';
import { loanDueMs } from '@/domain/loans/loans';
import { Decimal, MONEY_DECIMALS } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { shell } from '@/lib/shell-port';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { FormProblem } from '../../_shared/form/form-problem';
import { SharePicks } from '../../_shared/form/share-picks';
import { Schedule } from './schedule';
import { useLoanForm } from './use-loan-form';
import { useLoanTexts } from './use-loan-texts';

/** Parts of what may be borrowed are round amounts. */
const SHARE_DECIMALS = 2;

export interface LoanFormProps {
  id: string;
  config: LoanConfig;
  /** Called with the formatted amount when the application is under review. */
  onAsked: (amount: string) => void;
}

/** Loan form: term, amount, cost, and the payment password for the application. */
export function LoanForm({ id, config, onAsked }: LoanFormProps) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const form = useLoanForm(id, config);
  const [asking, setAsking] = useState(false);
  const { currency_name: coin, left, min, terms } = config;
  const { term, amount, perDay } = form;
  const dueMs = loanDueMs(useNow(MINUTE_MS), term.days);
  const interest = perDay.times(term.days);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shell().requireLogin()) form.submit(() => setAsking(true));
  };
  return (
    <form id={form.id} onSubmit={submit} noValidate>
      <Card>
        <Stack gap={4}>
          <Stack gap={2}>
            <Text size="note" tone="secondary">
              {t('term')}
            </Text>
            <Segmented
              label={t('term')}
              value={String(term.id)}
              onValueChange={(next) => form.change({ termId: Number(next) })}
              segments={terms.map((one) => ({ value: String(one.id), label: t('days', { count: one.days }) }))}
            />
          </Stack>
          <AmountField
            label={t('amount', { asset: coin })}
            labelEnd={t('perDay', { percent: texts.percent(term.dayPercent) })}
            name="amount"
            value={form.draft.amount}
            precision={MONEY_DECIMALS}
            placeholder={t('atLeast', { amount: texts.amount(min, coin) })}
            onValueChange={(next) => form.change({ amount: next })}
            error={form.messageOf('amount')}
          />
          <SharePicks
            label={t('share')}
            all={t('all')}
            whole={new Decimal(left)}
            decimals={SHARE_DECIMALS}
            onPick={(next) => form.change({ amount: next })}
          />
          <KeyValueList>
            <KeyValue label={t('rate')}>
              {t('rateValue', { percent: texts.percent(term.dayPercent), amount: texts.amount(perDay, coin) })}
            </KeyValue>
            <KeyValue label={t('interest')}>{texts.amount(interest, coin)}</KeyValue>
            <KeyValue label={t('due')}>{texts.dateTime(dueMs)}</KeyValue>
            <KeyValue label={t('total')} strong>
              {texts.amount(amount.plus(interest), coin)}
            </KeyValue>
          </KeyValueList>
          {amount.gt(0) && <Schedule amount={amount} term={term} coin={coin} />}
          <FormProblem text={form.formMessage} />
        </Stack>
      </Card>
      <PayPasswordSheet
        open={asking}
        onClose={() => setAsking(false)}
        purpose={
          <KeyValueList>
            <KeyValue label={t('borrow')}>{texts.amount(amount, coin)}</KeyValue>
            <KeyValue label={t('rate')}>{t('perDay', { percent: texts.percent(term.dayPercent) })}</KeyValue>
            <KeyValue label={t('purpose', { date: texts.dateTime(dueMs) })} strong>
              {texts.amount(amount.plus(interest), coin)}
            </KeyValue>
          </KeyValueList>
        }
        send={form.send}
        onDone={() => {
          onAsked(texts.amount(amount, coin));
          form.forget();
        }}
        onFailure={form.failed}
      />
    </form>
  );
}
