import { runCli } from './cli';

/** `npm run conform`: runs the contract against a server and reports what departs. */
process.exitCode = await runCli(process.argv.slice(2), console);
