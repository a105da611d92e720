import type { Pair } from '@/data/market/quotes';
import { LIQUIDATION_RATE } from '@/domain/futures/futures';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useMarks } from './use-marks';

/**
 * When positions are liquidated. The prices shown leave out the money of pending limit orders, as the margin level does:
 * an exchange that has a mark price cancels these first (designed), and others of the family may not.
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
