import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addTextSource } from './catalog';
import { changeLanguage, i18n, loadNamespace, onLanguageChange, startI18n } from './i18n';
import type { Namespace } from './texts';

/** A namespace that only this test has; each language answers when the test lets it. */
const OWN = 'room-clock' as Namespace;
const answers = new Map<string, () => void>();
const failing = new Set<string>();
addTextSource((lang, namespace) =>
  namespace !== OWN
    ? null
    : new Promise((resolve, reject) => {
        answers.set(lang, () => (failing.has(lang) ? reject(new Error(lang)) : resolve({ only: `in ${lang}` })));
      }),
);
const answer = async (lang: string) => {
  await vi.waitFor(() => expect(answers.has(lang)).toBe(true));
  answers.get(lang)?.();
};
const own = () => (i18n.t as (key: string) => string)(`${OWN}:only`);

beforeEach(async () => {
  await startI18n('fra');
});

it('loads a namespace in the language on screen', async () => {
  expect(i18n.hasTexts('nft-trade')).toBe(false);
  await loadNamespace('nft-trade');
  expect(i18n.hasTexts('nft-trade')).toBe(true);
  expect(i18n.language).toBe('fr');
});

it('says whether a text exists', () => {
  expect(i18n.exists('menu:recharge')).toBe(true);
  expect(i18n.exists('menu:constructor')).toBe(false);
  expect(i18n.exists('menu:no.such')).toBe(false);
  expect(i18n.exists('nowhere:recharge')).toBe(false);
});

describe('a change of the language', () => {
  it('shows all texts at once, when the last has come', async () => {
    const loading = loadNamespace(OWN);
    await answer('fra');
    await loading;
    const heard = vi.fn();
    const end = onLanguageChange(heard);
    const changed = changeLanguage('spa');
    await vi.waitFor(() => expect(answers.has('spa')).toBe(true));
    expect([i18n.language, own(), heard.mock.calls.length]).toEqual(['fr', 'in fra', 0]);
    await answer('spa');
    await changed;
    end();
    expect([i18n.language, own(), heard.mock.calls.length]).toEqual(['es', 'in spa', 1]);
  });

  it('keeps the language when a text does not come, and loads it again the next time', async () => {
    failing.add('vn');
    const changed = changeLanguage('vn');
    await answer('vn');
    await expect(changed).rejects.toThrow('vn');
    expect(i18n.language).toBe('fr');
    failing.clear();
    answers.clear();
    const again = changeLanguage('vn');
    await answer('vn');
    await again;
    expect([i18n.language, own()]).toEqual(['vi', 'in vn']);
  });

  it('ends with the last choice, whichever comes first', async () => {
    const slow = changeLanguage('kor');
    await changeLanguage('spa');
    await answer('kor');
    await slow;
    expect(i18n.language).toBe('es');
  });
});
