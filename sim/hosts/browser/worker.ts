import { loadModule } from '@/lib/load-module';
import { QuotedStart } from '../../quoted-start';
import { DEFAULT_SEED, todaysStart } from '../../scenarios/default-run';
import { FIRST_VISIT } from './first-visit';
import type { ToWorker } from './worker-messages';

/**
 * The dedicated worker of a tab. Its first file is what prices are made of: who is here for the first time waits for
 * them, and they are looked at while the rest (./tab-worker.ts) is on its way.
 */
const LOAD_AGAIN_MS = 2_000;

const loadRest = () => import('./tab-worker');
type Rest = Awaited<ReturnType<typeof loadRest>>;

/** Phones lose their connection, and pages begin their worker once. */
const untilLoaded = (): Promise<Rest> =>
  loadModule(loadRest).catch(
    () => new Promise<Rest>((resolve) => setTimeout(() => resolve(untilLoaded()), LOAD_AGAIN_MS)),
  );

const waiting: ToWorker[] = [];
let receive = (message: ToWorker): void => void waiting.push(message);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data));

const loading = untilLoaded();
const start =
  (globalThis as { name?: string }).name === FIRST_VISIT
    ? new QuotedStart({ seed: DEFAULT_SEED, startMs: todaysStart(Date.now()) })
    : null;
start?.quotes();
void loading.then((rest) => {
  rest.expect(start);
  receive = rest.receiveFromPage;
  for (const message of waiting) receive(message);
});
