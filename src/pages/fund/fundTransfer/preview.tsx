import type { Swap } from '@/domain/exchange/swap';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import type { Rate } from './deal';
import styles from './page.module.css';
import { type CoinPair, useSwapTexts } from './texts';
import { useRateAge } from './use-rate';

export interface PreviewProps {
  query: {
    readonly isError: boolean;
    readonly dataUpdatedAt: number;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  rate: Rate | null;
  /** Null while the amount is invalid. */
  swap: Swap | null;
  pair: CoinPair;
}

/** Rate, fee and total, calculated by the rule which books them. */
export function Preview({ query, rate, swap, pair }: PreviewProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const texts = useSwapTexts(pair);
  if (!rate)
    return (
      <Card>
        {query.isError ? (
          <div className={styles.none}>
            <Text size="note" tone="secondary" className={styles.words}>
              {t('rateFailed')}
            </Text>
            <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('common:retry')}
            </Button>
          </div>
        ) : (
          <LoadingRegion label={t('rateLoading')}>
            <Skeleton width="72%" />
          </LoadingRegion>
        )}
      </Card>
    );
  return (
    <Card>
      <KeyValueList>
        <RateLine rate={rate} pair={pair} askedAtMs={query.dataUpdatedAt} />
        <KeyValue label={t('fee', { percent: texts.percent(rate.fee) })}>
          {swap ? texts.given(swap.fee) : NO_NUMBER}
        </KeyValue>
        <KeyValue label={t('paid')} strong>
          {swap ? texts.given(swap.paid) : NO_NUMBER}
        </KeyValue>
      </KeyValueList>
    </Card>
  );
}

/** The rate and its age. A rate which was not renewed is labelled with its age instead of as live. */
function RateLine({ rate, pair, askedAtMs }: { rate: Rate; pair: CoinPair; askedAtMs: number }) {
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
