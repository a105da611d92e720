import { pendingCalls } from '@/data/api/pending';
import { publishPrices } from '@/data/market/prices';
import { queryClient } from '@/data/queries/client';
import { refetchDue } from '@/data/queries/refetch-soon';
import { isStepping } from '@/lib/browser/history-steps';
import { isPageChanging } from './navigation/page-change';
import { afterPaint } from './start';

const isBusy = () =>
  pendingCalls.get() > 0 ||
  queryClient.isFetching() > 0 ||
  queryClient.isMutating() > 0 ||
  isStepping() ||
  isPageChanging() ||
  // The app has not drawn its first page: the outline of index.html still stands in its place.
  document.querySelector('#root > .outline') !== null ||
  // A loading page's placeholder (./page-loading.tsx), also at the first page.
  document.querySelector('[data-page-coming]') !== null;

/**
 * Resolves when the browser has drawn the page. Unlike `afterPaint` it also waits for a slow frame, because a test
 * would otherwise read the previous content. A hidden tab draws nothing.
 */
const drawn = (): Promise<void> =>
  document.hidden ? afterPaint() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when nothing is running and everything received is drawn. For tests of the app, in the sandbox only. */
export async function settled(): Promise<void> {
  let wasBusy: boolean;
  do {
    publishPrices();
    refetchDue();
    // Checked before and after drawing, because something may arrive meanwhile.
    wasBusy = isBusy();
    await drawn();
  } while (wasBusy || isBusy());
}
