import { useEffect, useLayoutEffect, useRef } from 'react';
import { DEFAULT_WIRE_LANG } from '@/contract/lang';
import { browserLanguage } from '@/i18n/browser-language';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { welcome } from '@/lib/sandbox/welcome';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import { useExchange } from '../connection/exchange';
import { ScenarioCard } from '../panels/scenario/scenario-card';
import { useScenarios, useStart } from '../panels/scenario/use-scenarios';
import frame from '../parts/dialog.module.css';
import { remember } from '../remembered';
import styles from './welcome.module.css';

/** One scenario to trade, one with a position at risk, and one with something won. */
const OFFERED = ['spot-trader', 'long-btc', 'auction-won'];

const close = () => {
  remember('welcomed', 'yes');
  welcome.set(false);
};

/** Three scenarios to begin with, in the visitor's language. Closing it leaves the visitor where the app opened. */
export default function Welcome() {
  const { t, i18n } = useTranslation('room-scenario');
  const { chooseLanguage } = useExchange();
  const { start } = useStart();
  const scenarios = useScenarios();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // The app opens in its own language. Whoever has chosen another one, or whose link names one, keeps it.
  const isUnchosen =
    wireLangOf(i18n.language) === DEFAULT_WIRE_LANG && !new URLSearchParams(location.search).has('lang');
  useEffect(() => {
    const spoken = browserLanguage();
    if (isUnchosen && spoken) chooseLanguage(spoken);
  }, [isUnchosen, chooseLanguage]);
  return (
    <dialog
      ref={dialog}
      className={cx(frame.frame, styles.dialog)}
      aria-labelledby="room-welcome"
      onClose={({ currentTarget }) => currentTarget.open || close()}
    >
      <h2 id="room-welcome" className={styles.title}>
        {t('welcome.title')}
      </h2>
      <p className={styles.words}>{t('welcome.words')}</p>
      <ul className={styles.offered}>
        {OFFERED.flatMap((name) => scenarios.find((scenario) => scenario.name === name) ?? []).map((scenario) => (
          <li key={scenario.name}>
            <ScenarioCard
              scenario={scenario}
              onStart={(name, title) => {
                close();
                void start(name, title);
              }}
            />
          </li>
        ))}
      </ul>
      <Button block onClick={close}>
        {t('welcome.own')}
      </Button>
    </dialog>
  );
}
