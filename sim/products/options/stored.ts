import { stored } from '../stored-parts';
import { optionSteers, requestedOutcomes } from './steer-tables';
import { optionOrders } from './tables';

export const optionsStored = stored({
  tables: { optionSteers, requestedOutcomes, optionOrders },
  timers: ['option.aim', 'option.release', 'option.settle'],
  reasons: {
    optionOpen: { code: 501, label: { en: 'Option bought', id: 'Opsi dibeli' }, bill: 'options' },
    optionSettle: { code: 502, label: { en: 'Option settled', id: 'Opsi diselesaikan' }, bill: 'options' },
  },
});
