import { stored } from '../stored-parts';
import { copyTexts } from './message-texts';
import { copyNotes, follows, traderApplications, traders } from './tables';

export const copyStored = stored({
  tables: { copyNotes, follows, traderApplications, traders },
  timers: ['follow.closed', 'follow.deadline', 'follow.look', 'follow.opened', 'follow.rivalEnd'],
  triggers: ['follow'],
  reasons: {
    copyMargin: { code: 707, label: { en: 'Copy trading margin', id: 'Margin copy trading' }, bill: 'copy' },
    copyFee: { code: 708, label: { en: 'Copy trading fee', id: 'Biaya copy trading' }, bill: 'fees' },
    /** The margin and the result of a copied position, returned when it is closed (designed). */
    copyReturn: { code: 709, label: { en: 'Copied position close', id: 'Penutupan posisi salinan' }, bill: 'copy' },
  },
  messages: copyTexts,
});
