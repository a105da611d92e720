import { readOptions } from '../hosts/node-server/options';
import { startServer } from '../hosts/node-server/server';

/**
 * The process of a host that is fuzzed. It is started with `--expose-gc`, and answers every message with the bytes of
 * its heap that are in use. An error that nothing catches ends it.
 */
const { gc } = globalThis;
if (!gc) throw new Error('start it with --expose-gc');
process.on('message', () => {
  gc();
  process.send?.(process.memoryUsage().heapUsed);
});
process.on('disconnect', () => process.exit());
const { url } = await startServer(readOptions(process.argv.slice(2)));
process.send?.(url);
