import { type RefObject, useCallback, useEffect } from 'react';
import type { EventPeriod } from '@/contract/events/periods';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { signedText } from '@/ui/text/sign';
import type { LiveChart } from './use-chart';

/**
 * Writes a sentence about the visible bars into a caption: after loading and on request, never with a tick.
 * @returns the function which requests it
 */
export function useSummary(
  caption: RefObject<HTMLElement | null>,
  { running, legend }: LiveChart,
  pair: Pair,
  period: EventPeriod,
): () => void {
  const { t } = useTranslation('chart');
  const format = useFormats();

  const renew = useCallback((): boolean => {
    const found = running?.summary();
    if (!found || !caption.current) return false;
    const price = (value: number) => format.fixed(value.toFixed(pair.price_decimals), pair.price_decimals);
    const text = t('summary', {
      symbol: pair.symbol,
      period: t(`periodNames.${period}`),
      last: price(found.last),
      high: price(found.high),
      low: price(found.low),
      change: signedText(found.changePercent, format.percent(found.changePercent)).text,
    });
    caption.current.replaceChildren(text);
    return true;
  }, [caption, running, format, t, pair.symbol, pair.price_decimals, period]);

  useEffect(() => {
    if (renew()) return;
    const unsubscribe = legend.subscribe(() => {
      if (renew()) unsubscribe();
    });
    return unsubscribe;
  }, [renew, legend]);

  return renew;
}
