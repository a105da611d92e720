import { pendingCalls } from '@/data/pending';
import { pricesTold } from '@/data/prices';
import { queryClient } from '@/data/queries/client';
import { isStepping } from '@/lib/history-steps';
import { isPageComing } from './page-change';
import { afterPaint } from './start';

const isBusy = () =>
  pendingCalls.get() > 0 ||
  queryClient.isFetching() > 0 ||
  queryClient.isMutating() > 0 ||
  isStepping() ||
  isPageComing() ||
  // A page's outline stands in for it (./page-loading.tsx), also where no page was before.
  document.querySelector('[data-page-coming]') !== null;

/** Resolves when nothing is under way and what has arrived is drawn. For who tests the app, in the sandbox only. */
export async function settled(): Promise<void> {
  let wasBusy: boolean;
  do {
    // What has come meanwhile is told and drawn in another round.
    wasBusy = isBusy();
    await pricesTold();
    await afterPaint();
  } while (wasBusy || isBusy());
}
