import { readOptions, USAGE } from './options';
import { startServer } from './server';

/** `npm run sim`: prints one line when it is ready, ends cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = readOptions(args);
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
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exit(1);
});
