import { CALL_HEAD, EVENT_HEAD, matrixOf, tableOf } from './matrix';
import { unusedByTheApp } from './readers';
import { readRecords } from './records';

/** `npm run matrix`: prints what the unit tests have proved of each call and event, and fails on an empty cell. */
const { log, error } = console;
const { records, outdated } = readRecords();
const matrix = matrixOf({
  outcomes: records.flatMap(({ outcomes }) => outcomes),
  filled: records.flatMap(({ filled }) => filled),
  unused: unusedByTheApp(),
});
log('Calls: i in process, m behind MSW, n behind the Node host; refusals that tests have reached of those declared.\n');
log(tableOf(CALL_HEAD, matrix.calls));
log(`\nEvents\n\n${tableOf(EVENT_HEAD, matrix.events)}\n\n${matrix.listed.join('\n')}\n`);
for (const line of matrix.missing) error(`EMPTY  ${line}`);
if (matrix.missing.length > 0 && outdated.length > 0)
  error(`Test files that have changed since they ran last do not count: ${outdated.join(', ')}`);
log(
  `${matrix.calls.length} calls, ${matrix.events.length} events, ${matrix.missing.length} empty; from ${records.length} test files (npm run unit).`,
);
process.exitCode = matrix.missing.length === 0 ? 0 : 1;
