import { ListVideo } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { withLatest } from '@/lib/most-recent';
import { useStore } from '@/lib/stores/use-store';
import { createValueStore } from '@/lib/stores/value-store';
import { Button } from '@/ui/actions/button';
import { SearchField } from '@/ui/forms/search-field';
import { TextField } from '@/ui/forms/text-field';
import { MAX_SEED } from '../../../scenarios/default-run';
import { inEnglish, Note } from '../../parts/parts';
import { keptPlaylists } from '../../playlist/kept-playlists';
import { READY_NAMES } from '../../playlist/ready-names';
import { recall, remember } from '../../remembered';
import { useRun } from '../../tools/use-run';
import { useWireLang } from '../../tools/use-wire-lang';
import { findScenarios } from './find-scenarios';
import { groupsOf, lastUsed } from './groups';
import styles from './scenario.module.css';
import { ScenarioCard } from './scenario-card';
import { ScenarioGroup } from './scenario-group';
import { useScenarios, useStart } from './use-scenarios';
import { UsedScenarios } from './used-list';

const KEPT = 8;
const NAME = 'scenarios-used';

/** Names of scenarios that were started, the last one first. They survive a reload. */
const usedScenarios = createValueStore<readonly string[]>((recall(NAME) ?? '').split(' ').filter(Boolean));

function noteUsed(name: string): void {
  const used = withLatest(usedScenarios.get(), name, KEPT);
  usedScenarios.set(used);
  remember(NAME, used.join(' '));
}

/** A typed seed: undefined for the scenario's own choice, null for an invalid one. */
function seedOf(text: string): number | undefined | null {
  if (text === '') return undefined;
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED ? Number(text) : null;
}

/** Every scenario by group, or those that match what was typed. */
export function ScenarioList({ onPlaylists }: { onPlaylists: () => void }) {
  const { t: playlist } = useTranslation('room-playlist');
  const own = useStore(keptPlaylists);
  const { t } = useTranslation('room-scenario');
  const lang = useWireLang();
  const run = useRun();
  const { start, error, clearError } = useStart();
  const [typed, setTyped] = useState('');
  const [seedText, setSeedText] = useState('');
  const scenarios = useScenarios();
  const used = useStore(usedScenarios);
  const running = run?.name;
  useEffect(() => {
    if (running) noteUsed(running);
  }, [running]);
  const found = findScenarios(scenarios, typed, lang);
  const seed = seedOf(seedText);
  const onStart = (name: string, title: string) => {
    if (seed !== null) void start(name, title, seed);
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
          error={seed === null ? t('badSeed') : inEnglish(error)}
        />
        <Button className={styles.playlists} icon={<ListVideo size={16} aria-hidden />} onClick={onPlaylists}>
          {playlist('open', { count: own.length + READY_NAMES.length })}
        </Button>
      </div>
      {typed.trim() === '' ? (
        <>
          <UsedScenarios scenarios={lastUsed(scenarios, used, running)} onStart={onStart} />
          {groupsOf(scenarios).map((group) => (
            <ScenarioGroup key={group.id} group={group} running={running} onStart={onStart} />
          ))}
        </>
      ) : (
        <ul aria-label={t('list')} className={styles.cards}>
          {found.map((scenario) => (
            <li key={scenario.name}>
              <ScenarioCard scenario={scenario} isRunning={running === scenario.name} onStart={onStart} />
            </li>
          ))}
        </ul>
      )}
      {scenarios.length > 0 && found.length === 0 && <Note>{t('none')}</Note>}
    </>
  );
}
