import { canShareTabs } from '@/lib/can-share-tabs';
import { asksForOwnExchange } from '@/lib/framing';

/**
 * Whether the exchange of this page is that of the browser's other tabs: not on a disk, and not for this tab alone.
 */
export const sharesExchange = (): boolean =>
  location.protocol !== 'file:' && !asksForOwnExchange(location.search) && canShareTabs();
