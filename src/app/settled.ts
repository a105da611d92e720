import { pendingCalls } from '@/data/pending';
import { pricesTold } from '@/data/prices';
import { queryClient } from '@/data/queries/client';
import { isStepping } from '@/lib/history-steps';
import { afterPaint } from './start';

const isBusy = () =>
  pendingCalls.get() > 0 || queryClient.isFetching() > 0 || queryClient.isMutating() > 0 || isStepping();

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
