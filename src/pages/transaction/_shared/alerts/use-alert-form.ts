import { useState } from 'react';
import { ALERT_AMEND_FIELDS, ALERT_FIELDS } from '@/contract/refusals/fields/alerts';
import { type PriceAlert, useAddAlert, useAlerts, useAmendAlert } from '@/data/alerts/queries';
import type { Pair } from '@/data/market/quotes';
import { alertViolations } from '@/domain/alerts/alerts';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../../_shared/form/use-form';
import { formPrice } from '../market/form-price';

/** An alert to be changed, and the price with which its form begins. */
export interface ChosenAlert {
  readonly id: number;
  readonly price: string;
}

const FIELDS = { ...ALERT_FIELDS, ...ALERT_AMEND_FIELDS };

/**
 * State of the form that creates or changes a price alert of a market. @param chosen the alert to change first; null to
 * create one
 */
export function useAlertForm(pair: Pair, chosen: ChosenAlert | null) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const [edited, setEdited] = useState(chosen?.id ?? null);
  const [price, setPrice] = useState(chosen?.price ?? '');
  const all = useAlerts().data;
  const adding = useAddAlert();
  const amending = useAmendAlert();
  const waiting = all?.filter(({ symbol }) => symbol === pair.symbol) ?? [];
  /** Null also once the market has reached the alert: submitting then creates a new one. */
  const alert = waiting.find(({ id }) => id === edited) ?? null;
  const violationsNow = () =>
    alertViolations(typedAmount(price), {
      last: new Decimal(formPrice(pair)),
      priceDecimals: pair.price_decimals,
      waiting: alert || waiting.some((one) => Number(one.price) === Number(price)) ? null : (all?.length ?? null),
    });
  const form = useForm({ fields: FIELDS, violations: violationsNow(), empty: price === '' ? ['price'] : [] });
  const write = ({ price: at, direction }: PriceAlert) =>
    t(`waits.${direction}`, { price: format.fixed(at, pair.price_decimals) });
  const begin = (next: PriceAlert | null) => {
    setEdited(next?.id ?? null);
    setPrice(next?.price ?? '');
    form.clear();
  };
  const send = async () => {
    const { currency_id, legal_id } = pair;
    const kept = alert
      ? await amending.mutateAsync({ id: alert.id, price })
      : await adding.mutateAsync({ currency_id, legal_id, price });
    // An alert chosen or a price typed while this one was sent is kept.
    setEdited((now) => (now === edited ? null : now));
    setPrice((now) => (now === price ? '' : now));
    form.clear();
    toast.show(t(alert ? 'changed' : 'done', { alert: write(kept) }), { kind: 'success' });
  };
  return {
    id: form.id,
    price,
    waiting,
    /** The alert being changed; null while a new one is created. */
    edited: alert,
    isSame: alert !== null && Number(alert.price) === Number(price),
    /** Whether any market has an alert. */
    hasAlerts: all !== undefined && all.length > 0,
    sending: adding.isPending || amending.isPending,
    messageOf: form.messageOf,
    formMessage: form.formMessage,
    write,
    /** Starts changing an alert; null starts a new one. */
    edit: begin,
    change(next: string) {
      setPrice(next);
      form.changed('price');
    },
    /** @param onChanged called when an alert was changed */
    submit: (onChanged: () => void) =>
      form.submit(async () => {
        await send();
        if (alert) onChanged();
        // Evaluated again, because the price may have moved since the form was drawn.
      }, violationsNow()),
  };
}

export type AlertForm = ReturnType<typeof useAlertForm>;
