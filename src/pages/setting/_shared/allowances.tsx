import { IDENTITY_LIMITS, type IdentityLevel } from '@/domain/identity/limits';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';

/** Limits of an identity level (specification section 6). */
export function Allowances({ level }: { level: IdentityLevel }) {
  const { t } = useTranslation('identity');
  const format = useFormats();
  const { withdrawalBtc24h, fiatUsdPerOrder } = IDENTITY_LIMITS[level];
  return (
    <KeyValueList dense>
      <KeyValue label={t('allows.withdrawal')}>
        {t('allows.btc', { amount: format.upTo(withdrawalBtc24h, 8) })}
      </KeyValue>
      <KeyValue label={t('allows.fiat')}>{t('allows.usd', { amount: format.upTo(fiatUsdPerOrder, 2) })}</KeyValue>
    </KeyValueList>
  );
}
