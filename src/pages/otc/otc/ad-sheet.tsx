import { type FormEvent, useId, useState } from 'react';
import { type OtcOwnAd, useOtcAdSave, useOtcAds } from '@/data/queries/otc';
import { FIAT_CODES, USD_RATES } from '@/domain/money/fiat';
import { Decimal, ZERO } from '@/domain/money/money';
import { otcAdPrice } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL, otcPriceDecimals } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { failureOf } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useFirstInvalid } from '../../_shared/form/use-first-invalid';
import { adVerdict, refusedField } from './ad-check';
import { AdFields } from './ad-fields';
import { type AdDraft, adDraft, NO_AD } from './otc-drafts';
import { useLegalUsdt } from './use-legal-usdt';

export interface AdSheetProps {
  /** The advertisement to edit; null for a new one. */
  ad: OtcOwnAd | null;
  /** Initial currency of a new advertisement. */
  fiat: string;
  onClose: () => void;
}

const written = (ad: OtcOwnAd): AdDraft => ({
  id: ad.id,
  side: ad.side,
  fiat: ad.fiat,
  type: ad.price_type,
  value: ad.price_value,
  number: ad.rest,
  min: ad.min,
  max: ad.max,
  methods: ad.methods,
  minutes: ad.pay_minutes,
});

/** Creates an advertisement or edits an existing one. */
export function AdSheet({ ad, fiat, onClose }: AdSheetProps) {
  const { t } = useTranslation('otc');
  const form = useId();
  const save = useOtcAdSave();
  const kept = useStore(adDraft);
  const draft = kept.id === (ad?.id ?? 0) && kept.fiat !== '' ? kept : ad ? written(ad) : { ...NO_AD, fiat };
  const [tries, setTries] = useState(0);
  const box = useFirstInvalid(tries);
  const available = useLegalUsdt();
  const code = FIAT_CODES.find((one) => one === draft.fiat) ?? 'USD';
  // The competition of a selling advertisement is the list from which others buy, and vice versa.
  const rivals = useOtcAds(draft.side === OTC_SELL ? OTC_BUY : OTC_SELL, code).data;
  const index = new Decimal(rivals?.index ?? USD_RATES[code]);
  const decimals = otcPriceDecimals(USD_RATES[code]);
  const free = available?.plus(ad?.side === OTC_SELL ? ad.rest : 0) ?? null;
  const verdict = adVerdict(draft, index, decimals, free);
  const failure = save.error && failureOf(save.error);
  const value = draft.value === '' ? null : new Decimal(draft.value);
  const change = (next: Partial<AdDraft>) => {
    save.reset();
    adDraft.set({ ...draft, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (verdict || save.isPending) return;
    const { id, side, type, minutes, methods, number, min, max } = draft;
    const amounts = { price_value: draft.value, number, min, max };
    const terms = { ...amounts, price_type: type, methods: methods.join(','), pay_minutes: minutes };
    save.mutate(
      { id, side, fiat: code, terms },
      {
        onSuccess() {
          adDraft.set(NO_AD);
          toast.show(t(ad ? 'ad.changed' : 'ad.published'), { kind: 'success' });
          onClose();
        },
        onError: () => setTries((before) => before + 1),
      },
    );
  };
  return (
    <ConfirmFrame
      open
      title={t(ad ? 'ad.editTitle' : 'ad.new', { id: draft.id })}
      confirm={t(ad ? 'ad.save' : 'ad.publish')}
      sending={save.isPending}
      failure={refusedField(failure) ? null : failure}
      form={form}
      onCancel={onClose}
    >
      <form ref={box} id={form} onSubmit={submit} noValidate>
        <AdFields
          draft={draft}
          onChange={change}
          isNew={ad === null}
          market={{
            index,
            decimals,
            price: value && otcAdPrice({ type: draft.type, value }, index, decimals),
            best: rivals?.list[0]?.price ?? null,
          }}
          verdict={verdict && (tries > 0 || verdict.kind !== 'required') ? verdict : null}
          available={draft.side === OTC_SELL ? available : null}
          free={free}
          needed={draft.number === '' ? undefined : new Decimal(draft.number).minus(ad?.rest ?? ZERO)}
          failure={failure}
        />
      </form>
    </ConfirmFrame>
  );
}
