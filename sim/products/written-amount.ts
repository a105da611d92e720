import type { WireLang } from '@/contract/lang';
import { Decimal, type Money } from '@/domain/money';
import { writtenFigure } from '@/domain/written-figure';

/**
 * A decimal with grouping, in plain arithmetic: the core has no Intl.
 * @param lang what the sentence around it is written in, which is not always what was asked for
 * @param decimals exactly so many, cut rather than rounded; without it as many as there are, no trailing zeros
 */
export function writtenAmount(value: string | number | Money, lang: WireLang, decimals?: number): string {
  const exact = new Decimal(value);
  const cut = decimals === undefined ? exact : exact.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  return writtenFigure(cut.toFixed(decimals), lang);
}
