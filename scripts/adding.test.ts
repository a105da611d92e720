import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Two runs of the compiler over the whole tree, on a busy machine. */
const LIMIT_MS = 300_000;

/** The change of a file: the text of a new file, or replacements in an existing one. */
type Edit = string | readonly (readonly [before: string, after: string])[];
type Edits = Readonly<Record<string, Edit>>;

/** The additions described by the rows of docs/how-to/add.md, each done once. */
const ADDITIONS: Readonly<Record<string, Edits>> = {
  'an endpoint': {
    'src/contract/game/answers.ts': [
      ["  'POST /game/play': round,", "  'POST /game/play': round,\n  'GET /game/added': sentence,"],
    ],
    'src/contract/game/requests.ts': [
      ["  'POST /game/play': {", "  'GET /game/added': { access: 'user', request: form({}) },\n  'POST /game/play': {"],
    ],
    'src/contract/game/facts.ts': [
      [
        "  'POST /game/play': {",
        "  'GET /game/added': { refusals: [], source: 'designed', note: '' },\n  'POST /game/play': {",
      ],
    ],
    'sim/products/game/handlers.ts': [
      ["  'POST /game/play': (", "  'GET /game/added': () => ok('added'),\n  'POST /game/play': ("],
    ],
    'src/data/game/queries.ts': [
      ['const api = ', "export const readAdded = (): Promise<string> => api('GET /game/added', {});\nconst api = "],
    ],
  },
  'a screen': {
    'src/pages/points/added/page.tsx': `import { useTranslation } from '@/i18n/use-translation';

export default function AddedPage() {
  const { t } = useTranslation(['points']);
  return t('added');
}
`,
    'src/app/routes.ts': [
      [
        "  '/pages/game/game': {",
        "  '/pages/points/added': { title: 'points:added', access: 'user' },\n  '/pages/game/game': {",
      ],
    ],
    ...Object.fromEntries(
      WIRE_LANGS.map((lang) => [
        `src/i18n/${lang}/points.ts`,
        [['  title: ', "  added: 'Added',\n  title: "]] as const,
      ]),
    ),
  },
  'a scenario': {
    'scenarios/added.ts': read('scenarios/first-day.ts').replace("name: 'first-day'", "name: 'added'"),
  },
  'a product': {
    'sim/products/added/stored.ts': `import { defineTable } from '@sim/db/table-definition';
import { declareMessages } from '../messages/template';
import { stored } from '../stored-parts';

interface AddedRow {
  readonly id: number;
  readonly userId: number;
}
const addedRows = defineTable<AddedRow>()({ name: 'added', key: 'id' });

export const addedStored = stored({
  tables: { addedRows },
  timers: ['added.due'],
  triggers: ['added'],
  reasons: { addedPaid: { code: 9_999, label: { en: 'Added', id: 'Ditambahkan' }, bill: 'finance' } },
  messages: declareMessages({
    addedPaid: {
      topic: 'wealth',
      url: '',
      texts: { en: { title: 'Paid {amount:amount}', text: '' }, id: { title: 'Dibayar {amount:amount}', text: '' } },
    },
  }),
});
`,
    'sim/products/added/product.ts': `import { Decimal } from '@/domain/money/money';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import type { Product } from '../product';
import { addedActions } from './actions';

function pay(world: World, { id, atMs }: TimedEvent): void {
  const { userId } = world.tables.addedRows.need(Number(id));
  const [from, to] = [houseAccount('house:treasury', 'USDT'), userAccount(userId, 'change', 'USDT')];
  world.ledger.transfer(from, to, new Decimal(1), { atMs, reason: 'addedPaid', ref: id });
  sendMessage(world, userId, 'addedPaid', { amount: 1 });
  world.scheduler.schedule({ atMs: atMs + 1_000, kind: 'added.due', symbol: '', id });
}

export const addedProduct = {
  timers: { 'added.due': pay },
  triggers: { added: (world, id) => void world.triggers.get(id) },
  states: { addedRows: { name: 'added', id: ({ id }) => id, who: ({ userId }) => userId, state: () => 'open' } },
  actions: addedActions,
} satisfies Product<'added'>;
`,
    'sim/products/all-stored.ts': [
      ['import { chatStored }', "import { addedStored } from './added/stored';\nimport { chatStored }"],
      ['  chat: chatStored,', '  added: addedStored,\n  chat: chatStored,'],
    ],
    'sim/products/products.ts': [
      ['import { chatProduct }', "import { addedProduct } from './added/product';\nimport { chatProduct }"],
      ['  chat: chatProduct,', '  added: addedProduct,\n  chat: chatProduct,'],
    ],
    'sim/scenarios/scenario.ts': [['  chat: true,', '  added: true,\n  chat: true,']],
  },
  'a control action': {
    'sim/products/added/actions.ts': `import * as v from 'valibot';
import { changes } from '../../control-action';
import { personOf } from '../accounts/person';

export const addedActions = {
  'added.give': changes({ who: v.string(), days: v.optional(v.number()) }, ({ world }, { who }) => {
    const { id: userId } = personOf(world, who);
    return { id: world.tables.addedRows.insert({ id: world.tables.addedRows.nextId(), userId }).id };
  }),
};
`,
    'sim/control/sandbox-methods/added.ts': `import { sends } from '../sandbox-method';

/** An added group of methods. */
export const added = {
  /** Gives it. */
  give: sends('added.give', ['who', 'days']),
};
`,
    'sim/control/sandbox.ts': [
      ['import { backOffice }', "import { added } from './sandbox-methods/added';\nimport { backOffice }"],
      ['  clock,\n', '  added,\n  clock,\n'],
    ],
  },
};

/** Uses the added method with its types. */
const USED = `import type { Sandbox } from '@sim/control/sandbox';

export const use = async (sandbox: Sandbox): Promise<number> => (await sandbox.added.give('trader', 3)).id;
`;

/** Incomplete additions: the file, its changes, and the message of the compiler, which names the file to complete. */
const OMISSIONS: readonly (readonly [what: string, file: string, edits: Edit, named: RegExp])[] = [
  [
    'a call without a handler',
    'sim/products/game/handlers.ts',
    [["  'GET /game/added': () => ok('added'),\n", '']],
    /^sim\/products\/game\/handlers\.ts.*GET \/game\/added/m,
  ],
  [
    'a screen without its words in one language',
    'src/i18n/fra/points.ts',
    [["  added: 'Added',\n", '']],
    /^src\/i18n\/fra\/points\.ts[\s\S]*?Property 'added' is missing/m,
  ],
  [
    'a product that no list names',
    'sim/products/products.ts',
    [['  added: addedProduct,\n', '']],
    /^sim\/products\/products\.ts.*added/m,
  ],
  [
    'a product that no scenario can need',
    'sim/scenarios/scenario.ts',
    [['  added: true,\n', '']],
    /^sim\/scenarios\/scenario\.ts.*added/m,
  ],
  [
    'a kind of timed event without a function',
    'sim/products/added/stored.ts',
    [["timers: ['added.due']", "timers: ['added.due', 'added.unowned']"]],
    /^sim\/products\/added\/product\.ts.*added\.unowned/m,
  ],
  [
    'a ledger reason without a label',
    'sim/products/stocks/stored.ts',
    [['  reasons: {', "  reasons: {\n    forgotten: { code: 9_998, bill: 'stocks' },"]],
    /^sim\/products\/stocks\/stored\.ts.*label/m,
  ],
  [
    'names that no product declares',
    'sim/products/added/forgotten.ts',
    `import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { houseAccount } from '../../ledger/accounts';
import { ZERO } from '@/domain/money/money';

export function forget(world: World, atMs: number): void {
  world.tables.forgottenTable.all();
  world.scheduler.schedule({ atMs, kind: 'forgotten.timer', symbol: '', id: '1' });
  world.triggers.add({ id: 'forgottenTrigger:1', symbolIndex: 0, direction: 1, priceTicks: 1, sinceSec: 1 });
  const house = houseAccount('house:treasury', 'USDT');
  world.ledger.transfer(house, house, ZERO, { atMs, reason: 'forgottenReason', ref: '' });
  sendMessage(world, 1, 'forgottenMessage', {});
}
`,
    /forgotten\.ts\(7,[\s\S]*forgotten\.ts\(8,[\s\S]*forgotten\.ts\(9,[\s\S]*forgotten\.ts\(11,[\s\S]*forgotten\.ts\(12,/,
  ],
  [
    'a method of an action that does not exist',
    'sim/control/sandbox-methods/added.ts',
    [["sends('added.give', ['who', 'days'])", "sends('added.forgotten', ['who'])"]],
    /^sim\/control\/sandbox-methods\/added\.ts.*added\.forgotten/m,
  ],
];

/** A language of which only the code was added. */
const LANGUAGE: Edits = { 'src/contract/lang.ts': [["'spa', 'vn'] as const", "'spa', 'vn', 'deu'] as const"]] };
const ASKED_OF_A_LANGUAGE = [
  'src/contract/lang.ts',
  'src/i18n/languages.ts',
  'sim/texts/load.ts',
  'sim/texts/scenario-texts.ts',
];

let copy: string;

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function change(edits: Edits): void {
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof edit === 'string' ? edit : replaced(path, readFileSync(file, 'utf8'), edit));
  }
}

function replaced(path: string, text: string, edits: Exclude<Edit, string>): string {
  return edits.reduce((now, [before, after]) => {
    if (!now.includes(before)) throw new Error(`${path} has no text "${before}": write this test anew`);
    return now.replace(before, after);
  }, text);
}

/** The errors of the copy; '' when it compiles. */
const compiled = (): string =>
  spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '--checkers', '1', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
  }).stdout;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-'));
  const filter = (path: string) => !/\/public(\/|$)|\/shots\/|\.test\.tsx?$/.test(path);
  for (const folder of ['src', 'sim', 'scenarios']) {
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const config = JSON.parse(read('tsconfig.json')) as object;
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ ...config, include: ['src', 'sim', 'scenarios'], exclude: ['**/testing/**', 'sim/conform'] }),
  );
}, LIMIT_MS);
afterAll(() => rmSync(copy, { recursive: true }), LIMIT_MS);

/** The files that a row of docs/how-to/add.md names, as patterns. */
function pathsOf(thing: string): RegExp[] {
  const row = read('docs/how-to/add.md').match(new RegExp(`^\\| ${thing} +\\|(.*)\\|$`, 'm'))?.[1];
  if (row === undefined) throw new Error(`docs/how-to/add.md does not say how to add ${thing}`);
  return [...row.matchAll(/`((?:src|sim|scenarios|e2e)\/[^`]*)`/g)].map(([, path = '']) => {
    const pattern = path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
    return new RegExp(`^${pattern.replaceAll(/\{([^}]*)\}/g, (_, any: string) => `(${any.replaceAll(',', '|')})`)}`);
  });
}

describe('adding', () => {
  test.each(Object.entries(ADDITIONS))('%s changes only files that its row of the manual names', (thing, edits) => {
    const paths = pathsOf(thing);
    const unnamed = Object.keys(edits).filter((file) => !paths.some((path) => path.test(file)));
    expect(unnamed, 'files that the row does not name').toEqual([]);
  });

  test(
    'all of it compiles, and what is left out does not',
    () => {
      for (const edits of Object.values(ADDITIONS)) change(edits);
      change({ 'sim/added-use.ts': USED });
      expect(compiled()).toBe('');
      for (const [, file, edits] of OMISSIONS) change({ [file]: edits });
      change(LANGUAGE);
      const errors = compiled();
      const unseen = OMISSIONS.filter(([, , , named]) => !named.test(errors)).map(([what]) => what);
      expect(unseen, errors).toEqual([]);
      const asked = ASKED_OF_A_LANGUAGE.filter((file) => !errors.includes(`\n${file}(`) && !errors.startsWith(file));
      expect(asked, 'what a language lacks here compiles').toEqual([]);
    },
    LIMIT_MS,
  );
});
