import type { Pair } from '@/data/market/quotes';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import styles from './liquidation-room.module.css';
import { roomPercent } from './preview';
import type { LivePreview } from './use-preview';

/** Distance in percent from which the bar is full (designed). */
const WIDE_PERCENT = 50;

/** Liquidation price of an order, and its distance from the entry price. */
export function LiquidationRoom({ pair, live }: { pair: Pair; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const { preview, liquidation, isKnown, price } = live;
  const room = liquidation && price ? roomPercent(price, liquidation) : null;
  const none = preview && isKnown ? t('figures.noLiquidation') : NO_NUMBER;
  return (
    <section className={styles.room}>
      <KeyValueList>
        <KeyValue label={t('figures.liquidation')}>
          <Num live className={liquidation ? styles.price : undefined}>
            {liquidation ? format.fixed(liquidation, pair.price_decimals) : none}
          </Num>
          {room && <span className={styles.words}>{t('review.room', { percent: format.plainPercent(room, 1) })}</span>}
        </KeyValue>
      </KeyValueList>
      {room && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ insetInlineStart: `${Math.min(1, room.toNumber() / WIDE_PERCENT) * 100}%` }} />
        </div>
      )}
    </section>
  );
}
