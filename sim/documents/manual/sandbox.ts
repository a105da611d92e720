import {
  type DocumentedAction,
  type DocumentedMethod,
  documentedActions,
  documentedMethods,
} from '../../testing/sandbox-docs';
import { code, fence, paragraphs, plain } from './markdown';

const TITLES: Readonly<Record<string, string>> = {
  '': 'Runs and moments',
  clock: 'Clock',
  market: 'Market',
  nft: 'Artworks',
  otc: 'Over the counter',
  faults: 'Faults',
  backOffice: 'Back office',
};

const groupOf = (name: string): string => (name.includes('.') ? (name.split('.')[0] ?? '') : '');
const titleOf = (group: string): string => TITLES[group] ?? group.charAt(0).toUpperCase() + group.slice(1);

/** The items grouped by key, groups in the order of their first item. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, readonly T[]])[] {
  return [...new Set(items.map(keyOf))].map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

const method = ({ name, description, examples }: DocumentedMethod): string =>
  paragraphs([
    `### ${code(`sandbox.${name}`)}`,
    plain(description),
    ...examples.map((example) => fence('ts', example)),
  ]);

const action = ({ name, input, description, example, changes }: DocumentedAction): string =>
  paragraphs([
    `### ${code(name)}`,
    plain(description),
    input ? `Input: ${code(input)}` : 'Takes no input.',
    ...(example === '{}' ? [] : [`Example: ${code(example)}`]),
    changes ? 'A command: it is in the journal, and a replay repeats it.' : '',
  ]);

/** Every method of `sandbox`, with its examples. */
export const methodsIn = (declaration: string): string =>
  paragraphs(
    grouped(documentedMethods(declaration), ({ name }) => groupOf(name)).flatMap(([group, methods]) => [
      `## ${titleOf(group)}`,
      ...methods.map(method),
    ]),
  );

/** Every action of `/__sandbox/`, of scenario files and of embedding pages. */
export const actionsIn = async (declaration: string): Promise<string> =>
  paragraphs(
    grouped(await documentedActions(declaration), ({ name }) => groupOf(name)).flatMap(([group, actions]) => [
      `## ${group}`,
      ...actions.map(action),
    ]),
  );
