import { expect, test } from 'vitest';
import { findScenarios } from './find-scenarios';

const scenarios = [
  { name: 'bull-run', title: { en: 'Bull run' }, summary: { en: 'A crash of shorts.' }, tags: [] },
  {
    name: 'flash-crash',
    title: { en: 'Flash crash', id: 'Kejatuhan kilat' },
    summary: { en: 'Bitcoin falls.' },
    tags: ['stop-loss'],
  },
  { name: 'first-day', title: { en: 'First day', fra: 'Été' }, summary: { en: 'A visitor.' }, tags: [] },
];

test.each([
  ['', 'en', ['bull-run', 'flash-crash', 'first-day']],
  ['crash', 'en', ['flash-crash', 'bull-run']],
  ['CRASH bit', 'en', ['flash-crash']],
  ['kilat', 'id', ['flash-crash']],
  ['kilat', 'en', []],
  // The English name finds a scenario in every language.
  ['flash', 'id', ['flash-crash']],
  ['ete', 'fra', ['first-day']],
  ['first-day', 'id', ['first-day']],
  ['stop', 'id', ['flash-crash']],
  ['nothing', 'en', []],
])('"%s" in %s finds %j', (typed, lang, names) => {
  expect(findScenarios(scenarios, typed, lang).map(({ name }) => name)).toEqual(names);
});
