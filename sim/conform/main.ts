import { runCli } from './cli';

/** `npm run conform`: checks a server against the contract and reports the departures. */
process.exitCode = await runCli(process.argv.slice(2), console);
