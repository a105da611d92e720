import type { WireLang } from '@/contract/lang';
import { LONG } from '@/domain/futures/futures';
import { type LocalizedText, localize } from '../../texts/localize';
import { CANCELLED, CLOSED, type LeverOrderRow, OPEN, WAITING } from './tables';

/** Names of an order's status and direction, which desktop clients of the family print as they come. */
const STATUS: Readonly<Record<LeverOrderRow['status'], LocalizedText>> = {
  [WAITING]: { en: 'Pending', id: 'Menunggu' },
  [OPEN]: { en: 'Open', id: 'Terbuka' },
  [CLOSED]: { en: 'Closed', id: 'Ditutup' },
  [CANCELLED]: { en: 'Cancelled', id: 'Dibatalkan' },
};
const LONG_NAME: LocalizedText = { en: 'Long', id: 'Long' };
const SHORT_NAME: LocalizedText = { en: 'Short', id: 'Short' };

export const statusName = ({ status }: LeverOrderRow, lang: WireLang): string => localize(STATUS[status], lang);

export const directionName = ({ direction }: LeverOrderRow, lang: WireLang): string =>
  localize(direction === LONG ? LONG_NAME : SHORT_NAME, lang);
