import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import type { Anchor, Drawing } from './drawing';

const PERCENT = 100;

/** Writes drawings of a market: for the bar, the list, and screen readers. */
export function useDrawingTexts({ price_decimals: decimals }: Pair) {
  const { t } = useTranslation('drawings');
  const format = useFormats();
  const price = (value: number) => format.fixed(value.toFixed(decimals), decimals);
  return {
    price,
    point: ({ timeMs, price: at }: Anchor) => t('point', { price: price(at), time: format.dateTime(timeMs) }),
    level: (ratio: number, at: number) => `${format.rate((ratio * PERCENT).toFixed(1), 1, 0)} ${price(at)}`,
    prices: ({ anchors }: Drawing) => anchors.map((anchor) => price(anchor.price)).join(' – '),
    name: ({ kind, anchors }: Drawing) =>
      t('named', { kind: t(`kind.${kind}`), prices: anchors.map((anchor) => price(anchor.price)).join(' – ') }),
  };
}
