import { backend } from '@/data/api/backend';
import { tabStorage } from '@/data/session/storage';
import { startAlertNotices } from '@/pages/_shared/alert-notices';
import { startAssistance } from './assistance';

/** Starts the functions of every screen that the first screen can be drawn without. */
export function startNotices(): void {
  startAssistance();
  startAlertNotices();
  // Reminders that this tab has stored, also those of a customer whose session has ended. If this fails, the pages of
  // markets start them.
  if (tabStorage.keys().some((key) => `${key}${tabStorage.get(key)}`.includes('opening-reminders')))
    import('@/pages/transaction/_shared/market/opening-reminders')
      .then(({ runOpeningReminders }) => runOpeningReminders(backend().clock))
      .catch(() => {});
  // Requests without a known outcome. If this fails, the next press of the same button says so (src/data/api/send-once).
  if (tabStorage.keys().some((key) => key.includes('unsettled-requests')))
    import('@/pages/_shared/lost-requests').then(({ reportLostRequests }) => reportLostRequests()).catch(() => {});
}
