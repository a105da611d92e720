import { expect, it } from 'vitest';
import { withLevels } from './rich-text';

it.each([
  ['a rank each', 2, ['h3', 'h4', 'h3'], [3, 4, 3]],
  ['none left out at the start', 2, ['h4', 'h4', 'h3'], [3, 4, 3]],
  ['below the title of the page', 1, ['h3', 'h4', 'h4'], [2, 3, 3]],
  ['a small one first below the title of the page', 1, ['h4', 'h3', 'h4'], [2, 2, 3]],
] as const)('numbers headings: %s', (_case, under, ranks, levels) => {
  const nodes = ranks.map((tag) => ({ tag: 'div', children: [{ tag, children: ['a'] }] }) as const);
  const found = withLevels(nodes, under).map((node) => {
    const inside = typeof node === 'string' ? node : node.children[0];
    return typeof inside === 'object' && inside.level;
  });
  expect(found).toEqual(levels);
});
