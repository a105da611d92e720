import type { RunWrite } from '../../run-store';
import { FileRunStore } from '../file-run-store';
import { readOptions } from '../options';
import { startServer } from '../server';

/** What a store must not do: it says that it has stored, and does so later. */
class EarlyStore extends FileRunStore {
  override async write(write: RunWrite): Promise<void> {
    setTimeout(() => void super.write(write), 50);
  }
}

/** The host that is killed (./kills.test.ts). It waits, loaded, until its predecessor is dead; `--early` comes first. */
const [first, ...rest] = process.argv.slice(2);
const isEarly = first === '--early';
async function start(): Promise<void> {
  const options = readOptions(isEarly ? rest : process.argv.slice(2));
  const server = await startServer(options, isEarly ? { openStore: (file) => new EarlyStore(file) } : {});
  process.stdout.write(`ready ${server.url}\n`);
}

process.stdin.once('data', () => void start());
