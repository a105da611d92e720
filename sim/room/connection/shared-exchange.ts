import { canShareTabs } from '@/lib/browser/can-share-tabs';
import { asksForOwnExchange } from '@/lib/sandbox/framing';

/**
 * Whether this page uses the same exchange as the browser's other tabs: not when it was opened from a disk, and not
 * when it is isolated.
 */
export const sharesExchange = (): boolean =>
  location.protocol !== 'file:' && !asksForOwnExchange(location.search) && canShareTabs();
