import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { HOSTILE } from '../../../../e2e/fixtures/hostile';
import { Description } from './description';

/** Text which is visible on the page. */
const shown = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const OWN_TAGS = ['div', 'p', 'button', 'span'];

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('nft');
});

describe('the description of a customer', () => {
  test.each(HOSTILE.map(({ what, text }) => [what, text] as const))('is shown as plain text: %s', (_what, text) => {
    const html = renderToStaticMarkup(<Description text={text} />);
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, tag]) => tag?.toLowerCase());
    expect(tags.filter((tag) => !OWN_TAGS.includes(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(shown(html)).toContain(text);
  });
});
