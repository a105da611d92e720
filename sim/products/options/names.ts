import type { WireLang } from '@/contract/lang';
import { type LocalizedText, localize } from '../../texts/localize';
import type { OptionOrderRow } from './tables';

/** Names of an option's status, direction and result, which clients of the family print as they come. */
const STATUS: Readonly<Record<OptionOrderRow['status'], LocalizedText>> = {
  1: { en: 'Running', id: 'Berjalan' },
  3: { en: 'Settled', id: 'Diselesaikan' },
};
const SIDE: Readonly<Record<OptionOrderRow['side'], LocalizedText>> = {
  1: { en: 'Up', id: 'Naik' },
  2: { en: 'Down', id: 'Turun' },
};
const RESULT: Readonly<Record<OptionOrderRow['result'], LocalizedText>> = {
  1: { en: 'Win', id: 'Menang' },
  0: { en: 'Draw', id: 'Seri' },
  [-1]: { en: 'Loss', id: 'Kalah' },
};

export const optionNames = ({ status, side, result }: OptionOrderRow, lang: WireLang) => ({
  status_name: localize(STATUS[status], lang),
  type_name: localize(SIDE[side], lang),
  // A running option has no result yet.
  profit_result_name: status === 1 ? '' : localize(RESULT[result], lang),
});
