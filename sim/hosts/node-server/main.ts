import { errorText } from '../../error-text';
import { readOptions, type ServerOptions, USAGE } from './options';
import { startServer } from './server';

/** @throws an Error with the reason and the help when the command line cannot be understood */
function optionsIn(args: readonly string[]): ServerOptions {
  try {
    return readOptions(args);
  } catch (error) {
    throw new Error(`${errorText(error)}\n${USAGE}`);
  }
}

/** Why the host has not started, in one line. */
function reasonOf(error: unknown): string {
  const { code, port } = error as { readonly code?: unknown; readonly port?: unknown };
  return code === 'EADDRINUSE'
    ? `port ${port} is in use: name another one with --port, or 0 for any`
    : errorText(error);
}

/** `npm run sim`: prints one line when it is ready, ends cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = optionsIn(args);
  const server = await startServer(options);
  // An uncaught error concerns one request, socket or beat. It is logged, and the other sessions go on.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => console.error(error));
  }
  console.log(`ready ${server.url}`);
  if (options.roomDir !== undefined) console.log(`room ${server.url}/room/?control=host`);
  if (server.pairing)
    console.log(
      '--pair: every device of the network can use this exchange; those that scan the code in the control room steer it',
    );
  if (options.family)
    console.log(
      '--family: calls of other clients are answered; payment passwords, vouchers and socket logins need no proof',
    );
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
