import type { Decimal, Money } from '@/domain/money/money';
import { OTC_PERCENT_DECIMALS, OTC_PRICE } from '@/domain/otc/ad';
import { useTranslation } from '@/i18n/use-translation';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { type AdDraft, NO_AD } from './otc-drafts';
import { useOtcTexts } from './use-otc-texts';

/** Prices of one USDT in the advertisement's currency. */
export interface AdMarket {
  readonly index: Decimal;
  readonly decimals: number;
  /** That of the advertisement; null while none is typed. */
  readonly price: Money | null;
  /** The best price of competing advertisements; null if there are none. */
  readonly best: string | null;
}

export interface AdPriceProps {
  draft: AdDraft;
  onChange: (next: Partial<AdDraft>) => void;
  market: AdMarket;
  error: string | undefined;
}

/** A fixed price, or a percentage of the index, with the prices to compare it with. */
export function AdPrice({ draft, onChange, market, error }: AdPriceProps) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const { index, decimals, price, best } = market;
  const isFixed = draft.type === OTC_PRICE.fixed;
  return (
    <>
      <Segmented
        label={t('ad.type')}
        value={String(draft.type)}
        onValueChange={(type) =>
          type === String(OTC_PRICE.fixed)
            ? onChange({ type: OTC_PRICE.fixed, value: index.toFixed() })
            : onChange({ type: OTC_PRICE.floating, value: NO_AD.value })
        }
        segments={[
          { value: String(OTC_PRICE.floating), label: t('ad.type2'), tone: 'accent' },
          { value: String(OTC_PRICE.fixed), label: t('ad.type1'), tone: 'accent' },
        ]}
      />
      <AmountField
        label={t(isFixed ? 'ad.priceFixed' : 'ad.pricePercent')}
        suffix={isFixed ? draft.fiat : '%'}
        precision={isFixed ? decimals : OTC_PERCENT_DECIMALS}
        value={draft.value}
        onValueChange={(value) => onChange({ value })}
        error={error}
      />
      <KeyValueList>
        <KeyValue label={t('rate')} strong>
          {price ? texts.price(price.toFixed(), draft.fiat) : '–'}
        </KeyValue>
        <KeyValue label={t('ad.index')}>{texts.price(index.toFixed(), draft.fiat)}</KeyValue>
        {best !== null && <KeyValue label={t('ad.best')}>{texts.price(best, draft.fiat)}</KeyValue>}
      </KeyValueList>
    </>
  );
}
