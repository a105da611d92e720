import '@/data/session/drafts';
import { hasUnreported } from '@/data/api/unsettled';
import { i18n } from '@/i18n/i18n';
import { toast } from '@/ui/overlays/toast-store';
import { FAILURE_MS } from './form/show-failure';

/**
 * Says that a request from before a reload may have been carried out. The form that sent it may not be on the screen any
 * more.
 */
export function reportLostRequests(): void {
  if (hasUnreported()) toast.show(i18n.t('errors:unsure'), { kind: 'error', durationMs: FAILURE_MS });
}
