import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { loadAllTexts } from '../../testing/all-texts';
import { openBench } from '../../testing/world';
import { CATEGORY, SEED_ARTICLES } from './articles';
import { coverOf } from './artwork';
import { seedArticles } from './published';

interface Listed {
  readonly list: readonly {
    readonly id: number;
    readonly title: string;
    readonly abstract: string;
    readonly content: string;
    readonly lang: string;
    readonly cover: string;
  }[];
  readonly count: number;
}

function open() {
  const bench = openBench();
  seedArticles(bench.world, { welcomes: true });
  const list = (fields: Record<string, string>) => bench.call('POST /news/list', fields).message as Listed;
  return { bench, list };
}

await loadAllTexts();

const tagsOf = (html = '') => html.match(/<\w+>/g);
/** The distinct numbers in a text, without thousands separators. */
const figuresOf = (html = '') => [
  ...new Set(html.replaceAll(/(?<=\d)[.,\u202F](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? []),
];

describe('articles', () => {
  it.each(Object.entries(CATEGORY))('category %s has something to show', (_name, cId) => {
    expect(open().list({ c_id: String(cId) }).count).toBeGreaterThan(0);
  });

  describe.each(WIRE_LANGS)('in %s', (lang) => {
    const { list } = open();
    const read = (of: WireLang) => list({ limit: '99', lang: of }).list;
    const english = read('en');

    it.each(read(lang).map((one, at) => [SEED_ARTICLES.at(-1 - at)?.slug, one, english[at]] as const))(
      '%s is written in its own words, part by part, with the same figures',
      (_slug, own, en) => {
        expect(own.lang).toBe(lang);
        for (const text of [own.title, own.abstract, own.content]) expect(text).toMatch(/\S/);
        if (lang !== 'en') expect([own.title, own.abstract, own.content]).not.toContain(en?.title);
        if (lang !== 'en') expect(own.abstract).not.toBe(en?.abstract);
        expect(tagsOf(own.content)).toEqual(tagsOf(en?.content));
        expect(figuresOf(own.content)).toEqual(expect.arrayContaining(figuresOf(en?.content)));
      },
    );
  });

  it('come in English where no language is asked for', () => {
    expect(open().list({ c_id: '4' }).list[0]?.lang).toBe('en');
  });

  it('are listed newest first, page by page, each once', () => {
    const { list } = open();
    const ids = [1, 2, 3, 4].flatMap((page) => list({ page: String(page), limit: '4' }).list.map((row) => row.id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).toHaveLength(SEED_ARTICLES.length);
  });

  it('of an unknown category: an empty list', () => {
    const { list } = open();
    expect(list({ c_id: '77' }).count).toBe(0);
    expect(list({ c_id: 'x' }).count).toBe(0);
  });

  it('are refused for an unknown id', () => {
    expect(open().bench.call('POST /news/detail', { id: '999' }).reason).toBe('article_unknown');
  });

  it('answer the pop-up and the notice, or null in an empty exchange', () => {
    const { bench } = open();
    expect(bench.call('GET /news/index_pop', { lang: 'id' }).message).toMatchObject({ c_id: 32, lang: 'id' });
    expect(bench.call('GET /news/index_message', {}).message).toMatchObject({ c_id: 4 });
    expect(openBench().call('GET /news/index_pop', {}).message).toBeNull();
  });
});

describe('banner artwork', () => {
  const banners = SEED_ARTICLES.filter(({ cId }) => cId === CATEGORY.banner);

  it('is a picture of its own for each banner, with no words and no literal percent sign', () => {
    const covers = banners.map(({ slug }) => coverOf(slug));
    expect(new Set(covers).size).toBe(banners.length);
    for (const cover of covers) {
      expect(cover).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/);
      expect(atob(cover.slice(cover.indexOf(',') + 1))).not.toContain('<text');
    }
  });
});

describe('menu and settings', () => {
  it('answer what is declared', () => {
    const { bench } = open();
    const menu = bench.call('GET /menu', {}).message;
    expect(v.is(answers['GET /menu'], menu)).toBe(true);
    expect(bench.call('GET /getSetting', { keyword: 'version' }).message).toMatchObject({ value: 'wgt,80' });
    expect(bench.call('GET /getSetting', { keyword: 'nothing' }).message).toBeNull();
  });
});

describe('POST /upload', () => {
  const good = { mime: 'image/png', size: '1000', digest: 'ab12', sniffed: 'image/png' };
  const bench = openBench();
  const { token } = bench.customer('maya');

  it('needs a session', () => {
    expect(bench.call('POST /upload', good).reason).toBe('session_invalid');
  });

  it.each([
    ['file_missing', {}],
    ['file_type', { ...good, mime: 'image/gif', size: '10485761', sniffed: 'text/html' }],
    ['file_too_large', { ...good, size: '10485761', sniffed: 'text/html' }],
    ['file_damaged', { ...good, sniffed: 'text/html' }],
  ])('refuses in order of precedence: %s', (refusal, fields) => {
    expect(bench.call('POST /upload', fields, token).reason).toBe(refusal);
  });

  it('answers an address without a literal percent sign', () => {
    expect(bench.call('POST /upload', { ...good, digest: 'aB%20/../12' }, token).message).toMatch(
      /^\/upload\/\d+ab2012\.png$/,
    );
  });

  it('takes forty pictures of a customer within a day, and the same picture again does not count', () => {
    const { token: other } = bench.customer('budi');
    const send = (digest: string, who = other) => bench.call('POST /upload', { ...good, digest }, who);
    for (let n = 0; n < 40; n += 1) expect(send(`a${n}`).type).toBe('ok');
    expect(send('more')).toMatchObject({ reason: 'too_many_pictures', message: expect.stringContaining('40') });
    expect(send('a39').type).toBe('ok');
    expect(send('more', token).type).toBe('ok');
  });
});
