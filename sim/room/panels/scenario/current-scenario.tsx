import { Link2, RotateCcw, Signpost } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { writeStage } from '../../../control/stage-link';
import { errorText } from '../../../error-text';
import { useExchange } from '../../connection/exchange';
import { usePolled } from '../../connection/use-polled';
import { LinkField } from '../../parts/link-field';
import { Controls, Refusal } from '../../parts/parts';
import { useLink } from '../../tools/use-link';
import { useRun } from '../../tools/use-run';
import { addressOf, useRunTools } from '../../tools/use-run-tools';
import { useWireLang } from '../../tools/use-wire-lang';
import { startTour } from '../../tour/start-tour';
import { textIn } from './find-scenarios';
import styles from './scenario.module.css';
import { useScenarios } from './use-scenarios';

/** The purpose of the running scenario, and three things to try in it. */
export function CurrentScenario() {
  const { t } = useTranslation('room-scenario');
  const { t: tried } = useTranslation('room-suggestions');
  const lang = useWireLang();
  const run = useRun();
  const { reset } = useRunTools();
  const { copy, link } = useSceneLink();
  const scenario = useScenarios().find(({ name }) => name === run?.name);
  if (!scenario) return null;
  return (
    <section aria-label={textIn(scenario.title, lang)} className={styles.current} data-testid="room-current">
      <div>
        <h4 className={styles.name}>{textIn(scenario.title, lang)}</h4>
        <p className={styles.goal}>{textIn(scenario.goal, lang)}</p>
      </div>
      <ol aria-label={t('tries')} className={styles.tries}>
        {scenario.suggestions.map((suggestion) => (
          <li key={suggestion}>{tried(suggestion)}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Controls label={textIn(scenario.title, lang)}>
          <TourButton />
          <Button size="sm" icon={<RotateCcw size={14} aria-hidden />} onClick={reset}>
            {t('next')}
          </Button>
          <Button size="sm" icon={<Link2 size={14} aria-hidden />} onClick={copy}>
            {t('copyScene')}
          </Button>
        </Controls>
        {link && <LinkField label={t('copyScene')} link={link} />}
      </div>
    </section>
  );
}

/** Begins the guided tour of the current scenario, when it has one and the app is beside the room. */
function TourButton() {
  const { t } = useTranslation('room-scenario');
  const { isWindow } = useExchange();
  const run = useRun();
  const scenarios = usePolled('scenario.list', {}).value ?? [];
  const [error, setError] = useState<string | null>(null);
  if (isWindow || !scenarios.some(({ name, tour }) => tour && name === run?.name)) return null;
  const start = () =>
    startTour().then(
      () => setError(null),
      (failed: unknown) => setError(errorText(failed)),
    );
  return (
    <>
      <Button size="sm" icon={<Signpost size={14} aria-hidden />} onClick={() => void start()}>
        {t('tour')}
      </Button>
      <Refusal error={error} />
    </>
  );
}

/** The short link to the beginning of the scenario, with its seed, in the language on the screen. */
function useSceneLink() {
  const { t } = useTranslation('room-scenario');
  const lang = useWireLang();
  const run = useRun();
  const { link, copyLink } = useLink();
  const copy = () => {
    if (!run) return;
    const query = `scenario=${run.name}&seed=${run.seed}&${writeStage({ lang })}`;
    void copyLink(addressOf(query, '', location), t('said.sceneCopied'));
  };
  return { copy, link };
}
