import { departuresOf, type Report, type Result } from './conform';

/** The report for people: what departs, then what was left out, then the sums. */
export function textReport(report: Report): string {
  const lines: string[] = [];
  const all = [...report.calls, ...report.events];
  for (const { call, source, departures } of all) {
    if (departures.length === 0) continue;
    lines.push(`DEPARTS  ${call}${source === '' ? '' : ` (${source})`}`);
    for (const { path, expected, seen } of departures)
      lines.push(`         ${path === '' ? '' : `${path}: `}expected ${expected}, seen ${seen}`);
  }
  for (const { call, notes } of all)
    for (const { path, expected, seen } of notes)
      lines.push(`note     ${call}: ${path === '' ? '' : `${path}: `}expected ${expected}, seen ${seen}`);
  for (const { call, skipped } of all) if (skipped !== '') lines.push(`left out ${call}: ${skipped}`);
  const departing = all.filter(({ departures }) => departures.length > 0).length;
  const called = report.calls.filter(({ count }) => count > 0).length;
  const received = report.events.filter(({ count }) => count > 0);
  const payloads = received.reduce((sum, { count }) => sum + count, 0);
  lines.push(
    `${called} of ${report.calls.length} calls asked, ${received.length} kinds of events heard (${payloads}); ` +
      `${departuresOf(report).length} departures in ${departing} of them`,
  );
  return lines.join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
/** Control characters are not allowed in XML, not even escaped. */
const escaped = (text: string) =>
  [...text].map((one) => (one < ' ' && one !== '\n' && one !== '\t' ? '\uFFFD' : (ESCAPES[one] ?? one))).join('');

/** The report as JUnit XML, as CI servers read it: a suite for calls and one for events, a case for each. */
export function junitReport(report: Report): string {
  const suites = [suite('calls', report.calls), suite('events', report.events)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform">\n${suites.join('')}</testsuites>\n`;
}

function suite(name: string, results: readonly Result[]): string {
  const failures = results.filter(({ departures }) => departures.length > 0).length;
  const skipped = results.filter((each) => each.skipped !== '').length;
  const head = `  <testsuite name="${name}" tests="${results.length}" failures="${failures}" skipped="${skipped}">\n`;
  return `${head}${results.map((each) => testCase(name, each)).join('')}  </testsuite>\n`;
}

function testCase(suiteName: string, { call, departures, skipped }: Result): string {
  const lines = departures.map(({ path, expected, seen }) => `${path}: expected ${expected}, seen ${seen}`);
  const failure =
    lines.length === 0 ? '' : `<failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure>`;
  const left = skipped === '' ? '' : `<skipped message="${escaped(skipped)}"/>`;
  return `    <testcase classname="${suiteName}" name="${escaped(call)}">${failure}${left}</testcase>\n`;
}
