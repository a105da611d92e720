import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '@/pages/_shared/testing/draw';
import AboutPage from '@/pages/common/aboutus/page';
import ArticlePage from '@/pages/common/article/page';
import FaqPage from '@/pages/common/faq/page';
import { Agreement } from '@/pages/follow/_shared/agreement';

// Markup is not read without a document.
vi.mock('@/ui/text/rich-text', () => ({ RichText: ({ html }: { html: string }) => html }));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['copy', 'home', 'site-pages']);
});

const without = { id: 1, c_id: 1, title: 'Title', lang: 'en', abstract: '', content: ' ', create_time: '' };
const written = { ...without, content: '<p>Words</p>' };
const summed = { ...without, abstract: 'Words' };

const about = () => <AboutPage />;
const article = () => <ArticlePage />;
const faq = () => <FaqPage />;
const agreement = () => <Agreement lang="en" />;

test.each([
  ['no agreement', agreement, null, true],
  ['an agreement without a text', agreement, without, true],
  ['an agreement', agreement, written, false],
  ['an agreement in short', agreement, summed, false],
  ['an article without a text', article, without, true],
  ['an article', article, written, false],
  ['no page of the site', about, null, true],
  ['a page of the site without a text', about, without, true],
  ['questions without a text', faq, without, true],
  ['questions without a heading', faq, written, false],
  ['questions in short', faq, summed, false],
])('%s', (_what, screen, answer, isEmpty) => {
  const html = drawn(<MemoryRouter initialEntries={['/?id=1']}>{screen()}</MemoryRouter>, (key) =>
    key.includes('content') ? answer : undefined,
  );
  const said = ['Couldn’t load', 'Nothing here yet', 'Words'].filter((words) => html.includes(words));
  expect(said).toEqual([isEmpty ? 'Nothing here yet' : 'Words']);
});
