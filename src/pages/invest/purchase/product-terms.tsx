import type { DualProduct } from '@/data/dual/queries';
import type { Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Badge } from '@/ui/display/badge';
import { CoinIcon } from '@/ui/display/coin-icon';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { LiveCoinPrice } from '../_shared/live-coin-price';
import { Outcomes } from '../_shared/payoff-chart';
import { useDualTexts } from '../_shared/use-dual-texts';
import { daysOf, termsOf } from './terms-of';

/** Terms of a product, with both outcomes for the typed units (at least one). */
export function ProductTerms({
  product,
  num,
  sharePrice,
}: {
  product: DualProduct;
  num: string;
  sharePrice: Money | null;
}) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const clock = useClock();
  const { currency_name: coin, rate, type, exercise_price, maturesMs, remaining_number, total_number } = product;
  const shares = Math.max(1, Number(num) || 0);
  const days = daysOf(product, clock.now());
  const terms = sharePrice && termsOf(product, shares, sharePrice, clock.now());
  return (
    <>
      <Card>
        <div className={wealth.head}>
          <CoinIcon symbol={coin} size={40} />
          <span className={wealth.words}>
            <Text as="h2" size="title" weight="bold">
              {t(type, { coin })}
            </Text>
            <span>
              <Badge tone={product.status === '1' ? 'up' : 'neutral'}>
                {product.status !== '1' ? t('ended') : days === null ? NO_NUMBER : t('days', { count: days })}
              </Badge>
            </span>
          </span>
          <span className={wealth.end}>
            <span className={wealth.rate}>{product.status === '1' ? texts.percent(rate) : NO_NUMBER}</span>
            <Text size="small" tone="muted">
              {t('annual')}
            </Text>
          </span>
        </div>
        <div className={wealth.facts}>
          <KeyValueList>
            <KeyValue label={t('reference')} strong>
              {`${texts.price(exercise_price)} USDT`}
            </KeyValue>
            <KeyValue label={t('now', { coin })}>
              <LiveCoinPrice coin={coin} />
            </KeyValue>
            <KeyValue label={t('purchase.settles')}>{texts.maturity(product)}</KeyValue>
            {maturesMs !== null && (
              <KeyValue label={t('mine.settlesIn')}>
                <Countdown targetMs={maturesMs} clock={clock} />
              </KeyValue>
            )}
            <KeyValue label={t('purchase.left')}>
              {`${texts.format.upTo(remaining_number, 0)} / ${texts.format.upTo(total_number, 0)}`}
            </KeyValue>
          </KeyValueList>
        </div>
      </Card>
      {terms && product.status === '1' && (
        <Card title={t('outcomes.title')}>
          <Stack gap={3}>
            <Outcomes terms={terms} coin={coin} />
          </Stack>
        </Card>
      )}
    </>
  );
}
