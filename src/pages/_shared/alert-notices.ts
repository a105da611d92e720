import type { EventPayload } from '@/contract/events';
import { eventFilter } from '@/data/realtime/event-filter';
import { onLate } from '@/data/realtime/late-events';
import { MAX_PRICE_DECIMALS } from '@/domain/money/number-format';
import { i18n, loadNamespace } from '@/i18n/i18n';
import { formatsFor } from '@/i18n/use-formats';
import { toast } from '@/ui/overlays/toast-store';

const NOTICE_MS = 5000;

async function showNotice({ data }: EventPayload<'price_alert'>): Promise<void> {
  await loadNamespace('alerts');
  const { symbol, direction } = data;
  const price = formatsFor(i18n.language).upTo(data.price, MAX_PRICE_DECIMALS);
  toast.show(i18n.t(`alerts:reached.${direction}`, { symbol, price }), { kind: 'success', durationMs: NOTICE_MS });
}

/**
 * Shows a notice on every screen when a market has reached the price of an alert. If that fails, the message centre
 * still has the message.
 */
export function startAlertNotices(): void {
  onLate('price_alert', (event) => {
    if (eventFilter.isNewer(`price_alert ${event.data.id}`, [0], true)) showNotice(event).catch(() => {});
  });
}
