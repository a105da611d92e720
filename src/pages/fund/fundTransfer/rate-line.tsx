import { useTranslation } from '@/i18n/use-translation';
import { KeyValue } from '@/ui/display/key-value';
import { Text } from '@/ui/text/text';
import type { Rate } from './deal';
import styles from './page.module.css';
import { type CoinPair, useSwapTexts } from './texts';
import { useRateAge } from './use-rate';

/** The rate and its age. A rate which was not renewed is labelled with its age instead of as live. */
export function RateLine({ rate, pair, askedAtMs }: { rate: Rate; pair: CoinPair; askedAtMs: number }) {
  const { t } = useTranslation('exchange');
  const texts = useSwapTexts(pair);
  const age = useRateAge(rate, askedAtMs);
  const words =
    age === 0
      ? t('live')
      : age < 100
        ? t('ageSeconds', { count: age })
        : t('ageMinutes', { count: Math.floor(age / 60) });
  return (
    <KeyValue label={t('rate')}>
      <span className={styles.rate}>
        {texts.rate(rate)}
        <Text size="small" tone={age === 0 ? 'up' : 'warn'} className={styles.age}>
          {words}
        </Text>
      </span>
    </KeyValue>
  );
}
