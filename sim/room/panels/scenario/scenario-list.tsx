import { Play } from 'lucide-react';
import { useState } from 'react';
import { DEFAULT_WIRE_LANG } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { SearchField } from '@/ui/forms/search-field';
import { TextField } from '@/ui/forms/text-field';
import { useAction, usePolled } from '../../exchange';
import { Note } from '../../parts/parts';
import { useRun } from '../../use-run';
import { findScenarios, textIn } from './find-scenarios';
import styles from './scenario.module.css';

const MAX_SEED = 0x7fffffff;

/** A typed seed: undefined for the scenario's own choice, null for an invalid one. */
function seedOf(text: string): number | undefined | null {
  if (text === '') return undefined;
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED ? Number(text) : null;
}

/** Every scenario with its title and summary; a click starts it. */
export function ScenarioList() {
  const { t, i18n } = useTranslation('room-scenario');
  const lang = wireLangOf(i18n.language) ?? DEFAULT_WIRE_LANG;
  const run = useRun();
  const { act, error, clearError } = useAction();
  const [typed, setTyped] = useState('');
  const [seedText, setSeedText] = useState('');
  const scenarios = usePolled('scenario.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const found = findScenarios(scenarios, typed, lang);
  const seed = seedOf(seedText);

  const start = (name: string, title: string) => {
    if (seed === null) return;
    void act('scenario.start', { name, ...(seed !== undefined && { seed }) }, (started) =>
      t('said.started', { title, seed: started.seed }),
    );
  };
  return (
    <>
      <div className={styles.head}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onValueChange={setTyped}
        />
        <TextField
          compact
          aria-label={t('seed')}
          placeholder={run ? `${t('seed')} ${run.seed}` : t('seed')}
          value={seedText}
          onValueChange={(next) => {
            setSeedText(next.trim());
            clearError();
          }}
          inputMode="numeric"
          autoComplete="off"
          error={seed === null ? t('badSeed') : error}
        />
      </div>
      <ul aria-label={t('list')} className={styles.list}>
        {found.map(({ name, title, summary }) => {
          const isRunning = run?.name === name;
          return (
            <li key={name}>
              <button
                type="button"
                className={cx(styles.scenario, isRunning && styles.running)}
                aria-current={isRunning}
                onClick={() => start(name, textIn(title, lang))}
              >
                <span className={styles.words}>
                  <span className={styles.title}>
                    {textIn(title, lang)} {isRunning && <Badge tone="accent">{t('running')}</Badge>}
                  </span>
                  <span className={styles.summary}>{textIn(summary, lang)}</span>
                </span>
                <Play size={16} aria-label={t('start')} className={styles.icon} />
              </button>
            </li>
          );
        })}
      </ul>
      {scenarios.length > 0 && found.length === 0 && <Note>{t('none')}</Note>}
    </>
  );
}
