import { backend } from '@/data/api/backend';
import { tabStorage } from '@/data/session/storage';
import { startAlertNotices } from '@/pages/_shared/alert-notices';
import { startAssistance } from './assistance';

/** What every screen has for the user, and is not needed before the first one is drawn. */
export function startNotices(): void {
  startAssistance();
  startAlertNotices();
  // Reminders which the tab has kept, also for a customer whose session has ended. If this fails, the pages of markets
  // start them.
  if (tabStorage.keys().some((key) => `${key}${tabStorage.get(key)}`.includes('opening-reminders')))
    import('@/pages/transaction/_shared/market/opening-reminders')
      .then(({ runOpeningReminders }) => runOpeningReminders(backend().clock))
      .catch(() => {});
}
