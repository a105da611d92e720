import { loadModule } from '@/lib/loading/load-module';
import { QuotedStart } from '../../quoted-start';
import { DEFAULT_SEED, todaysStart } from '../../scenarios/default-run';
import { FIRST_VISIT } from './first-visit';
import type { ToWorker } from './worker-messages';

/**
 * The dedicated worker of a tab. Its first file contains only what prices need: a first-time visitor waits for them, so
 * they are computed while the rest (./tab-worker.ts) is loading.
 */
const LOAD_AGAIN_MS = 2_000;

const loadRest = () => import('./tab-worker').then((module) => module.default);
type Rest = Awaited<ReturnType<typeof loadRest>>;

/**
 * Loads the rest, again and again until it succeeds: phones lose their connection, and a page starts its worker only
 * once.
 */
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
