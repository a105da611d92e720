import { faultEntries } from '../../faults/settings';
import { INSTRUMENTS } from '../../market/instruments';
import { type PersonSource, personSchema } from '../../people/person';
import { PERSONAS } from '../../products/accounts/personas';
import { SHORTCUTS, type Shortcut } from '../../room/shortcuts/shortcuts';
import roomTexts from '../../room/texts/en/room';
import scenarioTexts from '../../room/texts/en/room-scenario';
import { CATEGORIES } from '../../scenarios/categories';
import { library } from '../../scenarios/start/library';
import { type ReadSchema, typeOf } from '../../testing/sandbox-docs';
import { code, paragraphs, plain, table } from './markdown';

/** Every scenario, by its group in the control room. */
export function scenariosOfLibrary(): string {
  const all = library.list();
  return paragraphs(
    CATEGORIES.flatMap((category) => [
      `## ${scenarioTexts.groups[category]}`,
      table(
        ['scenario', 'what it shows', 'guided tour'],
        all
          .filter((one) => one.category === category)
          .map(({ name, title, summary, tour }) => [
            `${code(name)}`,
            `**${plain(title.en)}.** ${plain(summary.en)}`,
            tour ? 'yes' : '',
          ]),
      ),
    ]),
  );
}

/** Every persona with what it owns at the start. */
export function personasOfExchange(): string {
  const rows = Object.entries<PersonSource>(PERSONAS).map(([persona, { name, email = '', balances = {} }]) => [
    code(persona),
    name,
    code(email),
    Object.entries(balances)
      .flatMap(([kind, assets]) =>
        Object.entries(assets ?? {}).map(([asset, amount]) => `${amount} ${asset} (${kind})`),
      )
      .join(', ') || 'nothing',
  ]);
  return table(['persona', 'name', 'signs in as', 'owns'], rows);
}

const KEY_SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←' };

/** Every market, in the order of its list. */
export function marketsOfExchange(): string {
  const rows = INSTRUMENTS.map(({ symbol, name, kind, isToken, dailySigma, priceDecimals, spreadTicks }) => [
    code(symbol),
    plain(name),
    isToken ? 'token' : kind === 'stock' ? 'share' : 'coin',
    `${Math.round(dailySigma * 1000) / 10}\u00a0%`,
    `${priceDecimals}`,
    `${spreadTicks}`,
  ]);
  return table(
    ['market', 'name', 'kind', 'usual move of a day', 'decimals of the price', 'widest spread in ticks'],
    rows,
  );
}

/** Every key of the control room. */
export function keysOfRoom(): string {
  const rows = (Object.keys(SHORTCUTS) as Shortcut[]).map((name) => [
    SHORTCUTS[name].map((key) => code(KEY_SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key))).join(' '),
    roomTexts.shortcuts[name],
  ]);
  return table(['key', 'what it does'], rows);
}

/** A field of a schema with the comment above it. */
const FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n +(\w+):/g;

/** The fields of a schema, each with the comment of its declaration. */
function fieldsIn(source: string, entries: object, name: string): string {
  const comments = new Map(
    [...source.matchAll(FIELD)].map(([, comment = '', name = '']) => [
      name,
      comment.replaceAll(/\s*\n?\s*\* ?/g, ' ').trim(),
    ]),
  );
  const rows = Object.entries(entries).map(([field, schema]) => [
    code(field),
    plain(comments.get(field) ?? ''),
    code(typeOf(schema as unknown as ReadSchema)),
  ]);
  return table([name, 'what it says', 'type'], rows);
}

export const faultsIn = (source: string): string => fieldsIn(source, faultEntries, 'setting');
export const personIn = (source: string): string => fieldsIn(source, personSchema.entries, 'field');
