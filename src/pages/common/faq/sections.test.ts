import { expect, it } from 'vitest';
import { matches, sectionsOf } from './sections';

it.each([
  ['nothing', '', '', []],
  ['no headings', '<p>a</p>', '<p>a</p>', []],
  ['headings of all sizes', '<p>a</p><h1 class="x">B</h1><p>c</p><H3>D</H3>e', '<p>a</p>', ['B=<p>c</p>', 'D=e']],
  ['a heading over two lines', '<h3>B\nb</h3>c', '', ['B\nb=c']],
  ['small headings stay inside', '<h3>B</h3><h4>c</h4>', '', ['B=<h4>c</h4>']],
])('cuts %s', (_case, html, lead, sections) => {
  const cut = sectionsOf(html);
  expect(cut.lead).toBe(lead);
  expect(cut.sections.map(({ heading, content }) => `${heading}=${content}`)).toEqual(sections);
});

it.each([
  ['', true],
  ['CODE receive', true],
  ['minutes', true],
  ['code fee', false],
  ['strong', false],
])('a search for %j: %s', (typed, found) => {
  const section = { heading: 'I did not receive a <strong>code</strong>', content: '<p>Wait ten minutes</p>' };
  expect(matches(section, typed)).toBe(found);
});
