import type * as v from 'valibot';
import { controlActions } from '../control/actions';
import type { Sandbox } from '../control/sandbox';
import { type Carrier, createSandbox } from '../control/sandbox-api';

/** One method of the sandbox API, as documented by its declaration. */
export interface DocumentedMethod {
  /**
   * As written in a test: `clock.jump`. For a group that is itself callable, such as `inbox`, the name of the group.
   */
  readonly name: string;
  /** The first sentence of its comment. */
  readonly description: string;
  readonly examples: readonly string[];
}

/** A comment of the table of methods, and what it stands above: `set: `, or `async lastCode(`. */
const COMMENTED = /^( +)\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:[^\S\n]*\/\/.*\n)* +(?:async )?(\w+)([:(] ?\{?)/gm;
const OUTERMOST = 2;

/** Reads the table of methods (sim/control/sandbox.ts). A method without a comment is left out. */
export function documentedMethods(source: string): readonly DocumentedMethod[] {
  const table = source.slice(source.indexOf('export const methods = {'));
  const groupAt = (at: number) => [...table.slice(0, at).matchAll(/^ {2}(\w+): /gm)].at(-1)?.[1] ?? '';
  return [...table.matchAll(COMMENTED)].flatMap(({ 1: indent = '', 2: comment = '', 3: name = '', 4: what, index }) => {
    if (what === ': {') return [];
    const group = indent.length > OUTERMOST ? `${groupAt(index)}.` : '';
    const text = comment.replaceAll(/^\s*\* ?/gm, '').trim();
    const [prose = '', ...examples] = text.split(/^@example\n/m).map((part) => part.trim());
    const [description = ''] = prose.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
    return [{ name: group + name, description, examples }];
  });
}

/** All methods of an object: `clock.jump`, `inbox`, `inbox.lastCode`. */
export function methodNames(sandbox: object, prefix = ''): readonly string[] {
  return Object.entries(sandbox).flatMap(([name, value]) => {
    const own = typeof value === 'function' ? [prefix + name] : [];
    return [...own, ...methodNames(Object(value) === value ? value : {}, `${prefix}${name}.`)];
  });
}

/** A sandbox API without an exchange: it records the actions it is asked to carry out. */
export function recordingSandbox(): { sandbox: Sandbox; carried: string[] } {
  const actions: string[] = [];
  const carry: Carrier = (action) => {
    actions.push(action);
    // One object that serves as a list and as a clock reading, whichever the caller expects.
    return Promise.resolve(Object.assign([{ id: '1' }], { fromMs: 0, now: 0, paused: false }));
  };
  return { sandbox: createSandbox(carry), carried: actions };
}

/** Runs an example, which is the body of an async function. */
export async function runExample(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope));
}

/** The fields of an action's input, such as `{ by }` or `{ symbol?, percent }`. */
function inputOf(schema: v.GenericSchema): string {
  const { entries = {} } = schema as unknown as { entries?: Record<string, v.GenericSchema> };
  const fields = Object.entries(entries).map(([name, field]) => `${name}${field.type === 'optional' ? '?' : ''}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '';
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(3, title.length, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const padded = (cells: readonly string[]) => row(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  return [padded(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)].join('\n');
}

/** A Markdown table of the methods: an example of each and what it does. */
function methodTable(methods: readonly DocumentedMethod[]): string {
  return table(
    ['method', 'what it does'],
    methods.map((method) => [code(callOf(method)), method.description.replaceAll('|', '\\|')]),
  );
}

/** A Markdown table of the control actions, for HTTP and scripts of scenarios. */
function actionTable(): string {
  const rows = Object.entries(controlActions).map(([name, { input, changes }]) => [
    code(name),
    code(inputOf(input)),
    changes ? 'yes' : '',
  ]);
  return table(['action', 'input', 'in the journal'], rows);
}

/** Extracts the call of a method from its example: `sandbox.clock.jump('3d')`. */
function callOf({ name, examples }: DocumentedMethod): string {
  const [example = ''] = examples;
  const from = example.indexOf(`sandbox.${name}(`);
  let depth = 0;
  for (let at = from; at < example.length; at++) {
    if (example[at] === '(') depth += 1;
    else if (example[at] === ')') depth -= 1;
    else continue;
    if (depth === 0) return example.slice(from, at + 1);
  }
  throw new Error(`no example of sandbox.${name} calls it`);
}

const between = (name: string) => new RegExp(`(<!-- ${name}: [^>]* -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);

/** A text with its tables generated anew from the actions and the declaration of the sandbox API. */
export function withTables(text: string, declaration: string): string {
  return text
    .replace(
      between('methods'),
      (_, open, close) => `${open}\n${methodTable(documentedMethods(declaration))}\n\n${close}`,
    )
    .replace(between('actions'), (_, open, close) => `${open}\n${actionTable()}\n\n${close}`);
}
