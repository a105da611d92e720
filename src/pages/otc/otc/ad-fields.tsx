import { FIAT_CODES } from '@/domain/money/fiat';
import { type Money, max, ZERO } from '@/domain/money/money';
import { OTC_AD_MIN } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { Segmented } from '@/ui/actions/segmented';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { Stack } from '@/ui/layout/stack';
import { BalanceFailure } from '../../_shared/wealth/spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import { AdMethods, AdMinutes } from './ad-payment';
import { type AdMarket, AdPrice } from './ad-price';
import { LegalBalance } from './legal-balance';
import { type AdDraft, NO_AD } from './otc-drafts';
import { SaveCard } from './save-card';
import { useOtcTexts } from './use-otc-texts';

export interface AdFieldsProps {
  draft: AdDraft;
  onChange: (next: Partial<AdDraft>) => void;
  /** Whether the advertisement is new. Side and currency of an existing one cannot change. */
  isNew: boolean;
  market: AdMarket;
  errorOf: (field: 'price_value' | 'number' | 'min' | 'max' | 'methods') => string | undefined;
  /** Balance of the deposit account; null if it does not matter. */
  available: Money | null;
  /** Part of the balance which can be offered, including the amount which an existing advertisement holds. */
  free: Money | null;
  needed: Money | undefined;
  failure: Failure | null;
}

/** Fields of an advertisement: amount, price, limits and payment methods. */
export function AdFields({ draft, onChange, isNew, market, errorOf, available, free, needed, failure }: AdFieldsProps) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  return (
    <Stack gap={4}>
      {isNew && (
        <>
          <Segmented
            label={t('ad.side')}
            value={String(draft.side)}
            onValueChange={(side) => onChange({ side: side === String(OTC_BUY) ? OTC_BUY : OTC_SELL })}
            segments={[
              { value: String(OTC_SELL), label: t('ad.sells'), tone: 'down' },
              { value: String(OTC_BUY), label: t('ad.buys'), tone: 'up' },
            ]}
          />
          <SelectField
            label={t('fiat')}
            title={t('fiat')}
            placeholder={t('fiat')}
            value={draft.fiat}
            onValueChange={(fiat) => onChange({ fiat, type: NO_AD.type, value: NO_AD.value })}
            options={FIAT_CODES.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <AdPrice draft={draft} onChange={onChange} market={market} error={errorOf('price_value')} />
      <AmountField
        label={t(isNew ? 'number' : 'ad.left')}
        labelEnd={
          !isNew &&
          free &&
          draft.side === OTC_SELL &&
          t('limits', { min: texts.usdt(OTC_AD_MIN), max: texts.usdt(free.toFixed()) })
        }
        suffix="USDT"
        precision={2}
        value={draft.number}
        onValueChange={(number) => onChange({ number })}
        error={errorOf('number')}
      />
      {available && <LegalBalance available={available} needed={needed && max(needed, ZERO)} />}
      {draft.side === OTC_SELL && <BalanceFailure />}
      <AmountField
        label={t('ad.min')}
        suffix="USDT"
        precision={2}
        value={draft.min}
        placeholder={OTC_AD_MIN}
        onValueChange={(min) => onChange({ min })}
        error={errorOf('min')}
      />
      <AmountField
        label={t('ad.max')}
        suffix="USDT"
        precision={2}
        value={draft.max}
        placeholder={draft.number}
        onValueChange={(most) => onChange({ max: most })}
        error={errorOf('max')}
      />
      <AdMethods draft={draft} onChange={onChange} error={errorOf('methods')} />
      <AdMinutes draft={draft} onChange={onChange} />
      <SaveCard failure={failure} />
      <p className={wealth.hint}>{t(draft.side === OTC_SELL ? 'ad.hintSell' : 'ad.hintBuy')}</p>
    </Stack>
  );
}
