import type { FormEvent } from 'react';
import { OTC_AD_EDIT_FIELDS, OTC_AD_FIELDS } from '@/contract/refusals/fields/otc';
import { type OtcOwnAd, useOtcAdSave, useOtcAds } from '@/data/otc/queries';
import { FIAT_CODES, USD_RATES } from '@/domain/money/fiat';
import { Decimal, typedAmount, ZERO } from '@/domain/money/money';
import { otcAdPrice, otcAdViolations } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL, otcPriceDecimals } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { failureOf } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import { AdFields } from './ad-fields';
import { type AdDraft, adDraft, editDraftOf, NO_AD } from './otc-drafts';
import { useLegalUsdt } from './use-legal-usdt';

const FIELDS = { ...OTC_AD_FIELDS, ...OTC_AD_EDIT_FIELDS };
const AMOUNTS = { price_value: 'value', number: 'number', min: 'min', max: 'max' } as const;

export interface AdSheetProps {
  /** The advertisement to edit; null for a new one. */
  ad: OtcOwnAd | null;
  /** Initial currency of a new advertisement. */
  fiat: string;
  onClose: () => void;
}

/** Creates an advertisement or edits an existing one. */
export function AdSheet({ ad, fiat, onClose }: AdSheetProps) {
  const { t } = useTranslation('otc');
  const save = useOtcAdSave();
  const kept = useStore(adDraft);
  const isNewKept = kept.id === 0 && kept.fiat !== '';
  const draft = ad ? editDraftOf(kept, ad) : isNewKept ? kept : { ...NO_AD, fiat };
  const available = useLegalUsdt();
  const code = FIAT_CODES.find((one) => one === draft.fiat) ?? 'USD';
  // The competition of a selling advertisement is the list from which others buy, and vice versa.
  const competingAds = useOtcAds(draft.side === OTC_SELL ? OTC_BUY : OTC_SELL, code).data;
  const index = new Decimal(competingAds?.index ?? USD_RATES[code]);
  const decimals = otcPriceDecimals(USD_RATES[code]);
  const free = available?.plus(ad?.side === OTC_SELL ? ad.rest : 0) ?? null;
  const [value, number] = [typedAmount(draft.value), typedAmount(draft.number)];
  const [min, max] = [typedAmount(draft.min), typedAmount(draft.max)];
  const violations = otcAdViolations(
    { side: draft.side, type: draft.type, methods: draft.methods, value, number, min, max },
    {
      index,
      decimals,
      rate: USD_RATES[code],
      fiatUsdPerOrder: null,
      openAds: null,
      maxBefore: ad && new Decimal(ad.max),
      hasCancelledTooMuch: null,
      hasCard: null,
      available: free,
    },
  );
  const empty = (Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[]).filter((field) => draft[AMOUNTS[field]] === '');
  const form = useForm({ fields: FIELDS, violations, empty });
  const failure = save.error && failureOf(save.error);
  const change = (next: Partial<AdDraft>) => {
    save.reset();
    form.changed('price_value', 'number', 'min', 'max', 'methods');
    adDraft.set({ ...draft, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const { id, side, type, minutes, methods } = draft;
      const amounts = { price_value: draft.value, number: draft.number, min: draft.min, max: draft.max };
      const terms = { ...amounts, price_type: type, methods: methods.join(','), pay_minutes: minutes };
      await save.mutateAsync({ id, side, fiat: code, terms });
      adDraft.forget(kept);
      toast.show(t(ad ? 'ad.changed' : 'ad.published'), { kind: 'success' });
      form.ifShown(onClose);
    });
  };
  return (
    <ConfirmFrame
      open
      title={t(ad ? 'ad.editTitle' : 'ad.new', { id: draft.id })}
      confirm={t(ad ? 'ad.save' : 'ad.publish')}
      sending={form.pending}
      failure={form.formMessage ?? null}
      form={form.id}
      onCancel={onClose}
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <AdFields
          draft={draft}
          onChange={change}
          isNew={ad === null}
          market={{
            index,
            decimals,
            price: value.isNaN() ? null : otcAdPrice({ type: draft.type, value }, index, decimals),
            best: competingAds?.list[0]?.price ?? null,
          }}
          errorOf={form.messageOf}
          available={draft.side === OTC_SELL ? available : null}
          free={free}
          needed={draft.number === '' ? undefined : new Decimal(draft.number).minus(ad?.rest ?? ZERO)}
          failure={failure}
        />
      </form>
    </ConfirmFrame>
  );
}
