import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkeletonList, SkeletonText } from './skeleton';

test.each([
  ['text', <SkeletonText key="text" label="Loading" />],
  ['list', <SkeletonList key="list" label="Loading" rows={2} />],
])('a %s that loads says so in a text of its live region', (_what, skeleton) => {
  const html = renderToStaticMarkup(skeleton);
  expect(html).toMatch(/^<div role="status"/);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Loading');
});
