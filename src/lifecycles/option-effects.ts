import { fromPromise } from 'xstate';
import { CLOSED, fetchOption, type OptionFields, startOption, type TimedOption } from '@/data/options/queries';
import { awaitResults, noteSeen } from '@/data/options/unseen';
import { optionMachine } from './option-order';

/** Poll interval for a result, in real milliseconds. */
const ASK_AGAIN_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The machine with the app's effects. */
export const optionLogic = optionMachine.provide({
  actors: {
    submit: fromPromise<TimedOption, OptionFields>(async ({ input }) => {
      const order = await startOption(input);
      awaitResults([order]);
      return order;
    }),
    askResult: fromPromise<TimedOption, number>(async ({ input, signal }) => {
      for (;;) {
        const order = await fetchOption(input, signal);
        if (order.status === CLOSED) return order;
        await pause(ASK_AGAIN_MS);
        signal.throwIfAborted();
      }
    }),
  },
  actions: { onShown: (_, { ids }) => noteSeen(ids) },
});
