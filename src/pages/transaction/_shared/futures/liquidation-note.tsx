import type { Pair } from '@/data/market/quotes';
import { LIQUIDATION_RATE } from '@/domain/futures/futures';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useMarks } from './use-marks';

/**
 * Explains when positions are liquidated. The displayed prices leave out the money of pending limit orders, as the
 * margin level does. An exchange that has a mark price cancels these orders first (designed); others of the family may
 * not.
 */
export function LiquidationNote({ pair }: { pair: Pair }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const hasMarks = useMarks(pair) !== null;
  return (
    <>
      {t('review.liquidationNote', { rate: format.rate(LIQUIDATION_RATE, 0) })}
      {hasMarks && ` ${t('review.pendingNote')}`}
    </>
  );
}
