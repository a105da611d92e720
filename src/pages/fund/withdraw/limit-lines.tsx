import type { PayoutInfo } from '@/data/queries/payout';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';

const DECIMALS = 8;

/** Remaining limit of the last 24 hours, the rule which determines it, and when it increases. */
export function LimitLines({ info: { daily, name } }: { info: PayoutInfo }) {
  const { t } = useTranslation('payout');
  const format = useFormats();
  if (!daily) return null;
  const level = daily.rule === 'vip' ? daily.vip_level : daily.identity_level;
  const limit = format.upTo(daily.rule === 'vip' ? daily.vip_limit_usd : daily.identity_limit_btc, DECIMALS);
  const rule = daily.rule === 'identity' ? 'bindsIdentity' : level === 0 ? 'bindsNoVip' : 'bindsVip';
  return (
    <>
      <KeyValue label={t('left')}>
        <Num>{`${format.upTo(daily.left, DECIMALS)} ${name}`}</Num>
      </KeyValue>
      <KeyValue label={t('rule')}>
        {t(rule, { level, limit })}
        {daily.next_time > 0 && ` · ${t('moreFrom', { time: format.dateTime(daily.next_time * 1000) })}`}
      </KeyValue>
    </>
  );
}
