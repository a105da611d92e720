import type { PayoutInfo } from '@/data/payout/queries';
import { Decimal, MONEY_DECIMALS } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { SharePicks } from '../../_shared/form/share-picks';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { networkName } from '../../_shared/payout/names';
import type { WithdrawFormState } from './use-withdraw-form';

/** Amount field with the fee, the received amount and the limits. */
export function AmountPart({ form, coin, info }: { form: WithdrawFormState; coin: string; info: PayoutInfo }) {
  const { t } = useTranslation('payout');
  const format = useFormats();
  const texts = useMoneyTexts();
  const { figures, terms, write } = form;
  const change = (amount: string) => form.change({ amount }, 'amount');
  const inFiat = figures.amount && info.price ? texts.fiat(figures.arrives.times(new Decimal(info.price))) : null;
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={2}>
          <AmountField
            label={t('amount', { coin })}
            labelEnd={t('has', { amount: write(info.change_balance) })}
            name="amount"
            value={form.draft.amount}
            precision={8}
            placeholder={t('smallest', { amount: format.upTo(terms.least, 8) })}
            onValueChange={change}
            error={form.messageOf('amount')}
          />
          <SharePicks label={t('share')} all={t('all')} whole={figures.max} onPick={change} />
        </Stack>
        <KeyValueList>
          {form.to === 'address' && form.address && (
            <KeyValue label={t('network')}>{networkName(form.address.type)}</KeyValue>
          )}
          <KeyValue label={t('fee')}>
            <Num>
              {terms.ratetype === 1
                ? `${format.rate(terms.rate.times(100), 4)} = ${write(figures.fee)}`
                : write(figures.fee)}
            </Num>
          </KeyValue>
          <KeyValue label={t('arrives')} strong>
            <Num weight="bold">{write(figures.arrives)}</Num>
            {inFiat && ` ${t('about', { amount: inFiat })}`}
          </KeyValue>
          <LimitLines info={info} />
        </KeyValueList>
      </Stack>
    </Card>
  );
}

/** Remaining limit of the last 24 hours, the rule which determines it, and when it increases. */
function LimitLines({ info: { daily, name } }: { info: PayoutInfo }) {
  const { t } = useTranslation('payout');
  const format = useFormats();
  if (!daily) return null;
  const level = daily.rule === 'vip' ? daily.vip_level : daily.identity_level;
  const limit = format.upTo(daily.rule === 'vip' ? daily.vip_limit_usd : daily.identity_limit_btc, MONEY_DECIMALS);
  const rule = daily.rule === 'identity' ? 'bindsIdentity' : level === 0 ? 'bindsNoVip' : 'bindsVip';
  return (
    <>
      <KeyValue label={t('left')}>
        <Num>{`${format.upTo(daily.left, MONEY_DECIMALS)} ${name}`}</Num>
      </KeyValue>
      <KeyValue label={t('rule')}>
        {t(rule, { level, limit })}
        {daily.next_time > 0 && ` · ${t('moreFrom', { time: format.dateTime(daily.next_time * 1000) })}`}
      </KeyValue>
    </>
  );
}
