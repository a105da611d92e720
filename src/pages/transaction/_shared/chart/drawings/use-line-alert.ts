import { useAddAlert, useAlerts, useRemoveAlert } from '@/data/alerts/queries';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../../../_shared/form/show-failure';
import { snapToTick } from '../chart-line';

/** Turns a price of the chart into a price alert and back. */
export function useLineAlert(pair: Pair, price: number) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const adding = useAddAlert();
  const removing = useRemoveAlert();
  const written = snapToTick(price, pair.price_decimals);
  const waiting = useAlerts().data?.find(
    (alert) => alert.symbol === pair.symbol && Number(alert.price) === Number(written),
  );

  const set = async () => {
    const { currency_id, legal_id } = pair;
    try {
      const alert = await adding.mutateAsync({ currency_id, legal_id, price: written });
      const text = t(`waits.${alert.direction}`, { price: format.fixed(alert.price, pair.price_decimals) });
      toast.show(t('done', { alert: text }), { kind: 'success' });
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    isSet: waiting !== undefined,
    busy: adding.isPending || removing.isPending,
    toggle() {
      if (!shell().requireLogin()) return;
      if (waiting) void removing.mutateAsync(waiting.id).catch(showFailure);
      else void set();
    },
  };
}
