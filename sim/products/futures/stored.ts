import { stored } from '../stored-parts';
import { futuresTexts } from './message-texts';
import { leverCloses, leverOrders, marginWarnings } from './tables';

export const futuresStored = stored({
  tables: { leverOrders, leverCloses, marginWarnings },
  timers: ['lever.overnight'],
  triggers: ['lever'],
  reasons: {
    leverMargin: { code: 30, label: { en: 'Margin', id: 'Margin' }, bill: 'futures' },
    leverClose: { code: 31, label: { en: 'Position close', id: 'Penutupan posisi' }, bill: 'futures' },
    leverLiquidation: { code: 32, label: { en: 'Liquidation', id: 'Likuidasi' }, bill: 'futures' },
    leverOvernight: { code: 34, label: { en: 'Overnight fee', id: 'Biaya overnight' }, bill: 'fees' },
    leverFee: { code: 35, label: { en: 'Futures fee', id: 'Biaya futures' }, bill: 'fees' },
    leverCancel: {
      code: 36,
      label: { en: 'Futures order cancelled', id: 'Order futures dibatalkan' },
      bill: 'futures',
    },
  },
  messages: futuresTexts,
});
