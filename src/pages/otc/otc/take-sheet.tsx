import type { FormEvent } from 'react';
import { OTC_TAKE_FIELDS } from '@/contract/refusals/fields/otc';
import { type OtcAd, useOtcTake } from '@/data/otc/queries';
import { FIAT_CODES, USD_RATES } from '@/domain/money/fiat';
import { Decimal, typedAmount } from '@/domain/money/money';
import { OTC_BUY, otcFiat } from '@/domain/otc/otc';
import { otcTakeViolations } from '@/domain/otc/take';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { failureOf } from '@/lifecycles/failure';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import { BalanceFailure } from '../../_shared/wealth/spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import { LegalBalance } from './legal-balance';
import { takeDraft } from './otc-drafts';
import { SaveCard } from './save-card';
import { useLegalUsdt } from './use-legal-usdt';
import { useOtcTexts } from './use-otc-texts';

export interface TakeSheetProps {
  ad: OtcAd;
  onClose: () => void;
  onTaken: (id: number) => void;
}

/** Takes an offer: amount, and its cost or proceeds. */
export function TakeSheet({ ad, onClose, onTaken }: TakeSheetProps) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const take = useOtcTake();
  const draft = useStore(takeDraft);
  const { number } = draft.ad === ad.id ? draft : { number: '' };
  const method = draft.ad === ad.id && ad.methods.includes(draft.method) ? draft.method : (ad.methods[0] ?? 'bank');
  const available = useLegalUsdt();
  const isBuy = ad.side === OTC_BUY;
  const violations = otcTakeViolations(typedAmount(number), {
    side: ad.side,
    min: new Decimal(ad.min),
    max: new Decimal(ad.max),
    price: new Decimal(ad.price),
    fiatDecimals: ad.fiat_decimals,
    rate: USD_RATES[FIAT_CODES.find((code) => code === ad.fiat) ?? 'USD'],
    fiatUsdPerOrder: null,
    openOrders: null,
    hasCancelledTooMuch: null,
    hasCard: null,
    available,
  });
  const form = useForm({ fields: OTC_TAKE_FIELDS, violations, empty: number === '' ? ['number'] : [] });
  const amount = otcFiat(new Decimal(number || 0), new Decimal(ad.price), ad.side, ad.fiat_decimals);
  const failure = take.error && failureOf(take.error);
  const change = (next: { number?: string; method?: typeof method }) =>
    takeDraft.set({ ad: ad.id, number, method, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const { id } = await take.mutateAsync({ ad_id: ad.id, number, price: ad.price, method });
      takeDraft.forget(draft);
      if (!form.ifShown(() => onTaken(id))) toast.show(t('taken', { id }), { kind: 'success' });
    });
  };
  return (
    <ConfirmFrame
      open
      title={t(isBuy ? 'takeBuy' : 'takeSell', { name: ad.merchant.name })}
      confirm={t(isBuy ? 'buy' : 'sell')}
      variant={isBuy ? 'up' : 'down'}
      sending={form.pending}
      failure={form.formMessage ?? null}
      form={form.id}
      onCancel={onClose}
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <AmountField
            label={t('number')}
            suffix="USDT"
            precision={2}
            value={number}
            placeholder={ad.min}
            onValueChange={(next) => {
              take.reset();
              form.changed('number');
              change({ number: next });
            }}
            error={form.messageOf('number')}
          />
          {!isBuy && available && (
            <LegalBalance available={available} needed={number === '' ? undefined : new Decimal(number)} />
          )}
          {!isBuy && <BalanceFailure />}
          <Segmented
            label={t('method')}
            segments={ad.methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
            value={method}
            onValueChange={(next) => change({ method: next })}
          />
          <KeyValueList>
            <KeyValue label={t('rate')}>{texts.price(ad.price, ad.fiat)}</KeyValue>
            <KeyValue label={t(isBuy ? 'pay' : 'get')} strong>
              {texts.fiat(amount.toFixed(), ad.fiat, ad.fiat_decimals)}
            </KeyValue>
          </KeyValueList>
          <SaveCard failure={failure} />
          <p className={wealth.hint}>{isBuy ? t('buyHint', { count: ad.pay_minutes }) : t('sellHint')}</p>
        </Stack>
      </form>
    </ConfirmFrame>
  );
}
