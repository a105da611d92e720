import { stored } from '../stored-parts';
import { ieoTexts } from './message-texts';
import { projects, subscriptions } from './tables';

export const ieoStored = stored({
  tables: { projects, subscriptions },
  timers: ['ieo.open', 'ieo.allocate', 'ieo.issue', 'ieo.list'],
  reasons: {
    subscription: {
      code: 700,
      label: { en: 'Token subscription', id: 'Pemesanan token' },
      bill: 'finance',
      isFlow: true,
    },
    /**
     * The refund of the part of an application that was not allotted, coins issued, and coins that become sellable
     * (designed).
     */
    subscriptionRefund: {
      code: 704,
      label: { en: 'Token subscription refund', id: 'Pengembalian pemesanan token' },
      bill: 'finance',
    },
    subscriptionIssue: {
      code: 705,
      label: { en: 'Subscribed tokens issued', id: 'Token pesanan diterbitkan' },
      bill: 'finance',
      isFlow: true,
    },
    subscriptionUnlock: {
      code: 706,
      label: { en: 'Subscribed tokens unlocked', id: 'Kunci token pesanan dibuka' },
      bill: 'finance',
    },
  },
  messages: ieoTexts,
});
