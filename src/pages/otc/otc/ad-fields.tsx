import { FIAT_CODES } from '@/domain/money/fiat';
import { type Decimal, type Money, max, ZERO } from '@/domain/money/money';
import { OTC_AD_MIN, OTC_PAY_MINUTES, OTC_PERCENT_DECIMALS, OTC_PRICE } from '@/domain/otc/ad';
import { OTC_BUY, OTC_METHODS, OTC_SELL, type OtcMethod } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { Problem } from '../../_shared/form/problem';
import { BalanceFailure } from '../../_shared/wealth/spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import { LegalBalance } from './legal-balance';
import { type AdDraft, NO_AD } from './otc-drafts';
import { SaveCard } from './save-card';
import { useOtcTexts } from './use-otc-texts';

export interface AdFieldsProps {
  draft: AdDraft;
  onChange: (next: Partial<AdDraft>) => void;
  /** Whether the advertisement is new. Side and currency of an existing one cannot change. */
  isNew: boolean;
  /** `best` is the best price of competing advertisements for one USDT. */
  market: { index: Decimal; decimals: number; price: Money | null; best: string | null };
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
  const { index, decimals, price, best } = market;
  const isFixed = draft.type === OTC_PRICE.fixed;
  const toggle = (method: OtcMethod) =>
    onChange({ methods: OTC_METHODS.filter((one) => draft.methods.includes(one) !== (one === method)) });
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
        error={errorOf('price_value')}
      />
      <KeyValueList>
        <KeyValue label={t('rate')} strong>
          {price ? texts.price(price.toFixed(), draft.fiat) : '–'}
        </KeyValue>
        <KeyValue label={t('ad.index')}>{texts.price(index.toFixed(), draft.fiat)}</KeyValue>
        {best !== null && <KeyValue label={t('ad.best')}>{texts.price(best, draft.fiat)}</KeyValue>}
      </KeyValueList>
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
      <Stack gap={2}>
        <Text size="small" tone="secondary">
          {t('method')}
        </Text>
        <ChipRow label={t('method')}>
          {OTC_METHODS.map((method) => (
            <Chip key={method} selected={draft.methods.includes(method)} onClick={() => toggle(method)}>
              {t(`methods.${method}`)}
            </Chip>
          ))}
        </ChipRow>
        {errorOf('methods') && <Problem>{errorOf('methods')}</Problem>}
      </Stack>
      <Stack gap={2}>
        <Text size="small" tone="secondary">
          {t('ad.minutes')}
        </Text>
        <Segmented
          label={t('ad.minutes')}
          value={String(draft.minutes)}
          onValueChange={(chosen) => {
            const minutes = OTC_PAY_MINUTES.find((one) => String(one) === chosen);
            if (minutes) onChange({ minutes });
          }}
          segments={OTC_PAY_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t('ad.within', { count: minutes }),
          }))}
        />
      </Stack>
      <SaveCard failure={failure} />
      <p className={wealth.hint}>{t(draft.side === OTC_SELL ? 'ad.hintSell' : 'ad.hintBuy')}</p>
    </Stack>
  );
}
