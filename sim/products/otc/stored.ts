import { stored } from '../stored-parts';
import { otcTexts } from './message-texts';
import { otcAds, otcOrders, otcRecords } from './tables';

export const otcStored = stored({
  tables: { otcAds, otcOrders, otcRecords },
  timers: ['otc.look', 'otc.step'],
  reasons: {
    /** What an OTC order freezes, what it brings or costs, and what is returned (designed). */
    otcLock: { code: 960, label: { en: 'Reserved for an OTC order', id: 'Dicadangkan untuk order OTC' }, bill: 'otc' },
    otcTrade: { code: 961, label: { en: 'OTC trade', id: 'Transaksi OTC' }, bill: 'otc', isFlow: true },
    otcReturn: { code: 962, label: { en: 'OTC funds returned', id: 'Dana OTC dikembalikan' }, bill: 'otc' },
  },
  messages: otcTexts,
});
