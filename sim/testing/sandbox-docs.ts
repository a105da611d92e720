import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlActions } from '../control/actions';
import { methods, type Sandbox } from '../control/sandbox';
import { type Carrier, createSandbox } from '../control/sandbox-api';
import { hostActionInputs } from '../hosts/host-actions';

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
/** A table of methods with its name and rows, and where the table of all joins it: `clock,` or `...runMethods,`. */
const TABLE = /^export const (\w+) = \{\n([\s\S]*?)^\};/gm;
const REFERENCE = /^ {2}(\.\.\.)?(\w+),\n/gm;

/** The source of the table of methods, sim/control/sandbox.ts, with the tables that it joins in their places. */
export function methodTableSource(root = '.'): string {
  const read = (file: string) => readFileSync(join(root, 'sim/control', file), 'utf8');
  const joined = read('sandbox.ts');
  const files = readdirSync(join(root, 'sim/control/sandbox-methods')).map((file) => read(`sandbox-methods/${file}`));
  const tables = new Map(files.flatMap((text) => [...text.matchAll(TABLE)].map(([, name, rows = '']) => [name, rows])));
  const rowsOf = (name: string) => tables.get(name) ?? '';
  return joined.replaceAll(REFERENCE, (_, spread: string | undefined, name: string) =>
    spread ? rowsOf(name) : `  ${name}: {\n${rowsOf(name).replaceAll(/^(?=.)/gm, '  ')}  },\n`,
  );
}

/** Reads the table of methods (methodTableSource). A method without a comment is left out. */
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

const RECORDED_REPLY = { fromMs: 0, now: 0, startMs: 1_767_663_660_000, paused: false, id: '1', code: 'A7K2' };

/** A sandbox API without an exchange: it records the actions it is asked to carry out. */
export function recordingSandbox(): { sandbox: Sandbox; carried: string[]; inputs: Map<string, unknown> } {
  const actions: string[] = [];
  const inputs = new Map<string, unknown>();
  const carry: Carrier = (action, input) => {
    actions.push(action);
    if (!inputs.has(action)) inputs.set(action, input);
    // One object that serves as a list and as a clock reading, whichever the caller expects.
    return Promise.resolve(Object.assign([{ id: '1', seq: 1 }], RECORDED_REPLY));
  };
  return { sandbox: createSandbox(carry), carried: actions, inputs };
}

/** Runs an example, which is the body of an async function. */
export async function runExample(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope));
}

/** A schema as the documentation reads it. */
export interface ReadSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, ReadSchema>>;
  readonly wrapped?: ReadSchema;
  readonly item?: ReadSchema;
  readonly value?: ReadSchema;
  readonly options?: readonly (ReadSchema | string | number)[];
  readonly literal?: unknown;
}

/** Limits of a written type: the number of listed values, and of characters. The source has the rest. */
const MAX_OPTIONS = 6;
const MAX_TYPE = 240;
const cut = (text: string) => (text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE - 1)}…` : text);

/** A type in the words of TypeScript: `string`, `'win' \| 'lose'`, `{ seq?: number }`. */
export function typeOf(schema: ReadSchema): string {
  const { type, entries, wrapped, item, value, options, literal } = schema;
  if (wrapped) return type === 'nullable' ? `${typeOf(wrapped)} | null` : typeOf(wrapped);
  if (item) return `(${typeOf(item)})[]`.replace(/^\((\w+)\)/, '$1');
  if (type === 'record') return `Record<string, ${value ? typeOf(value) : 'unknown'}>`;
  if (type === 'literal') return JSON.stringify(literal);
  if (options) {
    const shown = options
      .slice(0, MAX_OPTIONS)
      .map((one) => (typeof one === 'object' ? typeOf(one) : JSON.stringify(one)));
    return [...shown, ...(options.length > MAX_OPTIONS ? ['…'] : [])].join(' | ');
  }
  if (entries) {
    const fields = Object.entries(entries).map(
      ([name, field]) => `${name}${field.type.includes('optional') ? '?' : ''}: ${typeOf(field)}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '';
  }
  return ['string', 'number', 'boolean'].includes(type) ? type : 'unknown';
}

/** An action: its input, its description, and an example of its input. */
export interface DocumentedAction {
  readonly name: string;
  readonly input: string;
  readonly description: string;
  readonly example: string;
  readonly changes: boolean;
}

/** Descriptions of actions that no method or several methods run, with an example's input where no method has one. */
const SAID: Readonly<Record<string, { readonly sentence: string; readonly example?: object }>> = {
  'clock.set': {
    sentence: 'Pauses or resumes the clock, or sets its rate: 1, 10, 60 or 3600 virtual seconds per real second.',
  },
  'faults.reading': { sentence: 'The faults as hosts carry them out.' },
  'market.shock': {
    sentence:
      'Raises or lowers the price by a percentage, at once or over some seconds; others follow, unless it is `alone`.',
  },
  'people.token': {
    sentence: "The token of a customer's live session, without opening one.",
    example: { who: 'trader' },
  },
  'run.note': {
    sentence: 'Notes in the trail what a page has shown, what was pressed, or a call that a fault has answered.',
    example: { happened: { do: 'screen', screen: '/pages/fund/assets', lang: 'en' } },
  },
  'scenario.problems': { sentence: 'What is wrong in scenario files that are being edited.' },
  'scenario.replace': {
    sentence: 'Replaces a scenario file that is being edited; `source` is all that it exports.',
    example: { file: 'scenarios/flash-crash.ts', source: { name: 'flash-crash' } },
  },
  'stage.facts': {
    sentence: 'The facts beside the phone while the control room is closed.',
    example: { symbol: 'BTC/USDT' },
  },
  'state.export': { sentence: 'The whole state with its parts; run.export is the run.' },
};

/** An example's input. The recording sandbox gives every id as text; where an action takes numbers, it is one. */
function taken(input: unknown, { entries = {} }: ReadSchema): unknown {
  const fields = Object.entries(input as object).map(([name, value]) => {
    const isNumber = entries[name] && typeOf(entries[name]) === 'number';
    return [name, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(fields);
}

/** The action that a method sends; undefined for one that is written out. */
function actionOf(name: string): string | undefined {
  let part: unknown = methods;
  for (const step of name.split('.')) part = (part as Readonly<Record<string, unknown>> | undefined)?.[step];
  return (part as { readonly action?: string } | undefined)?.action;
}

/** Every action with the sentence and the example of the method that carries it. */
export async function documentedActions(declaration: string): Promise<readonly DocumentedAction[]> {
  const by = new Map<string, { description: string; input: unknown }>();
  for (const { name, description, examples } of documentedMethods(declaration)) {
    for (const example of examples) {
      const { sandbox, carried, inputs } = recordingSandbox();
      await runExample(example, { sandbox, expect: () => ({ toEqual() {} }) }).catch(() => {});
      const action =
        actionOf(name) ?? carried.findLast((one) => !one.startsWith('clock.') || name.startsWith('clock.'));
      if (action && !by.has(action)) by.set(action, { description, input: inputs.get(action) });
    }
  }
  const schemas = Object.entries(controlActions).map(([name, { input, changes }]) => ({ name, input, changes }));
  const hosted = Object.entries(hostActionInputs).map(([name, input]) => ({ name, input, changes: false }));
  return [...schemas, ...hosted].map(({ name, input, changes }) => {
    const documented = by.get(name);
    const schema = input as unknown as ReadSchema;
    return {
      name,
      changes,
      input: cut(typeOf(schema)),
      description: SAID[name]?.sentence ?? documented?.description ?? '',
      example: JSON.stringify(taken(SAID[name]?.example ?? documented?.input ?? {}, schema)),
    };
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(3, title.length, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const padded = (cells: readonly string[]) => row(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  return [padded(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)].join('\n');
}

/** A Markdown table of the methods: an example of each and what it does. */
function methodTable(documented: readonly DocumentedMethod[]): string {
  return table(
    ['method', 'what it does'],
    documented.map((method) => [code(callOf(method)), method.description.replaceAll('|', '\\|')]),
  );
}

/** A Markdown table of all actions, for HTTP and scripts of scenarios. */
async function actionTable(declaration: string): Promise<string> {
  const rows = (await documentedActions(declaration)).map(({ name, input, description, example, changes }) => [
    code(name),
    description.replaceAll('|', '\\|'),
    code(input),
    code(example),
    changes ? 'yes' : '',
  ]);
  return table(['action', 'what it does', 'input', 'example', 'in the journal'], rows);
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
export async function withTables(text: string, declaration: string): Promise<string> {
  const actions = await actionTable(declaration);
  return text
    .replace(
      between('methods'),
      (_, open, close) => `${open}\n${methodTable(documentedMethods(declaration))}\n\n${close}`,
    )
    .replace(between('actions'), (_, open, close) => `${open}\n${actions}\n\n${close}`);
}
