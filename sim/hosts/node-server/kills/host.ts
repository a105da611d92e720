import type { RunWrite } from '../../run-store';
import { FileRunStore } from '../file-run-store';
import { readOptions } from '../options';
import { startServer } from '../server';

/** A faulty store, for the counter-check: it reports a write as stored 50 ms before it stores it. */
class EarlyStore extends FileRunStore {
  override async write(write: RunWrite): Promise<void> {
    setTimeout(() => void super.write(write), 50);
  }
}

/**
 * The host process that ./kills.test.ts kills. It loads its code and waits for input until the previous process is
 * dead. `--early` must be its first argument.
 */
const [first, ...rest] = process.argv.slice(2);
const isEarly = first === '--early';
async function start(): Promise<void> {
  const options = readOptions(isEarly ? rest : process.argv.slice(2));
  const server = await startServer(options, isEarly ? { openStore: (file) => new EarlyStore(file) } : {});
  process.stdout.write(`ready ${server.url}\n`);
}

process.stdin.once('data', () => void start());
