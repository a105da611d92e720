import type { Call } from '@/contract/calls';
import { clientEvents } from '@/contract/events/client';
import { serverEvents } from '@/contract/events/server';
import { facts } from '@/contract/facts';
import { requests } from '@/contract/requests';
import { handlers } from '../products/registry';
import { applies, CALL_CELLS, declarationOf, EVENT_CELLS, refusalsOf } from './cells';
import { READ_BY_PATTERN, UNCALLED, UNREACHED, UNREAD } from './reasons';
import type { Filled, HostName, Outcome } from './records';

const HOST_LETTERS: Readonly<Record<HostName, string>> = { 'in-process': 'i', msw: 'm', node: 'n' };
const NOT_APPLICABLE = '–';
const EMPTY = '.';

export interface Matrix {
  readonly calls: readonly (readonly string[])[];
  readonly events: readonly (readonly string[])[];
  /** What stays without a test or a reader, with the reason. */
  readonly listed: readonly string[];
  /** Cells that no test has filled, and reasons that no longer hold. */
  readonly missing: readonly string[];
}

export interface Proofs {
  readonly outcomes: readonly Outcome[];
  readonly filled: readonly Filled[];
  readonly unused: { readonly calls: readonly string[]; readonly fields: readonly string[] };
}

/** The matrix of what the tests have proved (`outcomes` and `filled`) of everything the contract declares. */
export function matrixOf({ outcomes, filled, unused }: Proofs): Matrix {
  const missing: string[] = [];
  const reached = new Set(outcomes.map(({ call, outcome }) => `${call} ${outcome}`));
  const proved = new Set(filled.map(({ row, cell, host }) => [row, cell, host].join(' ').trim()));

  const onHosts = (call: Call, cell: string, hosts: readonly HostName[]) =>
    hosts.map((host) => {
      if (proved.has(`${call} ${cell} ${host}`)) return HOST_LETTERS[host];
      missing.push(`${call}: ${cell}, ${host}`);
      return EMPTY;
    });

  const refusalsIn = (call: Call): string => {
    const codes = refusalsOf(call);
    let count = 0;
    for (const code of codes) {
      const name = `${call} ${code}`;
      if (reached.has(name)) count += 1;
      else if (!(name in UNREACHED)) missing.push(`${call}: ${code} is not reached`);
      onHosts(call, code, ['msw', 'node']);
    }
    return codes.length === 0 ? NOT_APPLICABLE : `${count}/${codes.length}`;
  };

  const calls = (Object.keys(requests) as Call[]).map((call) => {
    const isHandled = Object.hasOwn(handlers, call) && reached.has(`${call} ok`);
    if (!isHandled) missing.push(`${call}: handler`);
    const cells = CALL_CELLS.map((cell) =>
      applies(call, cell) ? onHosts(call, cell, ['in-process', 'msw', 'node']).join('') : NOT_APPLICABLE,
    );
    return [
      call,
      facts[call].source,
      declarationOf(call).access,
      isHandled ? 'yes' : EMPTY,
      ...cells,
      refusalsIn(call),
    ];
  });

  const events = [...Object.keys(serverEvents), ...Object.keys(clientEvents)].map((event) => {
    const cells = EVENT_CELLS.map((cell) => {
      if (proved.has(`${event} ${cell}`)) return 'yes';
      missing.push(`${event}: ${cell}`);
      return EMPTY;
    });
    return [event, ...cells];
  });

  const unread = unused.fields.filter((name) => !READ_BY_PATTERN.some((pattern) => pattern.test(name)));
  missing.push(
    ...withoutReason('no screen makes', unused.calls, UNCALLED),
    ...withoutReason('nobody reads', unread, UNREAD),
  );
  const listed = [
    ...reasonsOf(
      'Refusals that no test reaches',
      UNREACHED,
      Object.keys(UNREACHED).filter((name) => !reached.has(name)),
    ),
    ...reasonsOf('Calls that no screen makes', UNCALLED, unused.calls),
    ...reasonsOf('Fields that nothing in the app reads', UNREAD, unread),
  ];
  return { calls, events, listed, missing };
}

/** Reasons of what is still unused; another's may be removed. */
const reasonsOf = (
  title: string,
  reasons: Readonly<Record<string, string>>,
  still: readonly string[],
): readonly string[] => [
  `${title}:`,
  ...Object.entries(reasons).map(
    ([name, reason]) => `  ${name}: ${still.includes(name) ? reason : 'is used by now; remove its reason'}`,
  ),
];

const withoutReason = (what: string, found: readonly string[], reasons: object): readonly string[] =>
  found.filter((name) => !(name in reasons)).map((name) => `${name}: ${what} it, and no reason says why it stays`);

export const CALL_HEAD = ['call', 'source', 'access', 'handler', ...CALL_CELLS, 'refusals'];
export const EVENT_HEAD = ['event', ...EVENT_CELLS];

/** Rows below a head, in columns. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
