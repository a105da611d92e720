import { fuzz, unreached } from '@sim/fuzz/fuzz';
import { FuzzedHost } from '@sim/fuzz/fuzzed-host';

const COUNT = 1_000_000;
const BETWEEN_LINES = 20_000;

/**
 * `npm run bench -- --fuzz`: sends a Node host a million malformed requests, and fails if the host does not survive
 * them.
 */
export async function benchFuzz(count = COUNT, seed = Number(process.env.SEED ?? process.pid)): Promise<boolean> {
  console.log(`${count} requests and packets, SEED=${seed}`);
  const host = await FuzzedHost.start();
  const startMs = performance.now();
  let printed = 0;
  const onProgress = (done: number, heapBytes: number) => {
    if (done < count && done < printed + BETWEEN_LINES) return;
    printed = done;
    const perSecond = Math.round(done / ((performance.now() - startMs) / 1_000));
    console.log(`${done} sent, ${perSecond}/s, heap ${(heapBytes / 1e6).toFixed(1)} MB`);
  };
  const { failures: found, ...counted } = await fuzz(host, { seed, count, onProgress });
  host.stop();
  const failures = [...found, ...unreached(counted, count)];
  for (const failure of failures) console.log(failure);
  console.log(JSON.stringify({ failures: failures.length, ...counted }));
  return failures.length === 0;
}
