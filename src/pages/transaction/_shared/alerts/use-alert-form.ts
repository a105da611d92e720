import { useState } from 'react';
import { ALERT_FIELDS } from '@/contract/refusals/fields/alerts';
import { useAddAlert, useAlerts } from '@/data/alerts/alerts';
import type { Pair } from '@/data/market/quotes';
import { alertViolations } from '@/domain/alerts/alerts';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../../_shared/form/use-form';
import { formPrice } from '../spot/form-price';

/** State of the form that sets a price alert on a market. */
export function useAlertForm(pair: Pair) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const [price, setPrice] = useState('');
  const all = useAlerts().data;
  const adding = useAddAlert({ showsRefusal: true });
  const violations = alertViolations(new Decimal(price || Number.NaN), {
    last: new Decimal(formPrice(pair)),
    priceDecimals: pair.price_decimals,
    waiting: all?.length ?? null,
  });
  const form = useForm({ fields: ALERT_FIELDS, violations, empty: price === '' ? ['price'] : [] });
  const send = async () => {
    const { currency_id, legal_id } = pair;
    const set = await adding.mutateAsync({ currency_id, legal_id, price });
    setPrice('');
    form.clear();
    const written = t(`waits.${set.direction}`, { price: format.fixed(set.price, pair.price_decimals) });
    toast.show(t('done', { alert: written }), { kind: 'success' });
  };
  return {
    id: form.id,
    price,
    waiting: all?.filter(({ symbol }) => symbol === pair.symbol) ?? [],
    /** Whether any market has an alert. */
    hasAlerts: all !== undefined && all.length > 0,
    sending: adding.isPending,
    messageOf: form.messageOf,
    formMessage: form.formMessage,
    change(next: string) {
      setPrice(next);
      form.changed('price');
    },
    submit: () => form.submit(send),
  };
}

export type AlertForm = ReturnType<typeof useAlertForm>;
