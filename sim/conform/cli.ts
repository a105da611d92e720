import { writeFileSync } from 'node:fs';
import { conform, departuresOf, Unreachable } from './conform';
import { httpServer } from './http-server';
import { judgeAnswer } from './judge-answer';
import { type CliOptions, readOptions, USAGE } from './options';
import { junitReport, textReport } from './report';

/** Where lines of the report and of errors go. */
interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Runs the command with these arguments. Returns its exit status. */
export async function runCli(args: readonly string[], { log, error }: Output): Promise<0 | 1 | 2> {
  if (args.includes('--help')) {
    log(USAGE);
    return 0;
  }
  let options: CliOptions;
  try {
    options = readOptions(args);
  } catch (problem) {
    error(problem instanceof Error ? problem.message : String(problem));
    error(USAGE);
    return 2;
  }
  try {
    const report = await conform({ ...options, token: await tokenOf(options) });
    log(textReport(report));
    const departures = departuresOf(report);
    const isAsked = report.calls.some(({ count }) => count > 0);
    // Before the JSON, which is the last line.
    if (!isAsked) error('no call was asked; the report says why each was left out');
    if (options.json) log(JSON.stringify({ departures }));
    if (options.junit !== null) writeReport(options.junit, junitReport(report));
    if (!isAsked) return 2;
    return departures.length === 0 ? 0 : 1;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    error(problem instanceof Unreachable ? `no answer from ${message}` : message);
    return 2;
  }
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(`--junit ${file} cannot be written: ${(error as { code?: unknown }).code}`);
  }
}

/** The given token, or that of a login. Throws when the login is refused. */
async function tokenOf(options: CliOptions): Promise<string> {
  const { token, account, password } = options;
  if (account === '') return token;
  const asking = { call: 'POST /user/login', fields: { user_string: account, password }, token: '' } as const;
  const answered = await httpServer(options).ask(asking);
  const { payload, refused, departures } = judgeAnswer('POST /user/login', answered);
  if (payload && departures.length === 0) return String(payload.value);
  if (answered.status === 0) throw new Unreachable(`${options.base}: ${answered.problem?.seen ?? ''}`);
  const seen = departures.map((found) =>
    `${found.path}: expected ${found.expected}, seen ${found.seen}`.replace(/^: /, ''),
  );
  const reason = refused ?? seen[0] ?? 'no token was answered';
  throw new Error(`${account} cannot sign in: ${reason}`);
}
