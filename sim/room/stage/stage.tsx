import { PanelRightOpen, Smartphone } from 'lucide-react';
import type { Ref } from 'react';
import { isWireLang, WIRE_LANGS } from '@/contract/lang';
import { LANGUAGE_NAMES } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { useAction } from '../connection/use-action';
import { usePolled } from '../connection/use-polled';
import { LanguageChoice } from '../frame/language-choice';
import { useSignInOptions } from '../panels/people/use-sign-in';
import { textIn } from '../panels/scenario/find-scenarios';
import { useScenarios } from '../panels/scenario/use-scenarios';
import { Choice } from '../parts/choice';
import { TalkSlot } from '../playlist/talk-slot';
import { useRun } from '../tools/use-run';
import { useWireLang } from '../tools/use-wire-lang';
import { Facts } from './facts';
import { handPhoneTo, type SecondPhone, SecondPhoneFrame, secondPhone, useHasSecondPhone } from './second-phone';
import styles from './stage.module.css';
import { useSecondPhone } from './use-second-phone';

/**
 * The stage while the control room is closed: the phone, the scenario in a sentence, four facts, and the few controls
 * that an audience may see. Narrow windows show the controls only.
 */
export function Stage({ onOpen, handle }: { onOpen: () => void; handle: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('room-stage');
  const { t: room } = useTranslation('room');
  const hasSecond = useHasSecondPhone();
  const chosen = useStore(secondPhone);
  const second = hasSecond ? chosen : null;
  const { toggle } = useSecondPhone();
  return (
    <>
      {second && <SecondPhoneFrame phone={second} />}
      <div className={styles.stage} data-phones={second ? 2 : 1}>
        <Words />
        <div className={styles.side}>
          <div className={styles.bar}>
            <LanguageChoice />
            {hasSecond && (
              <Button
                size="sm"
                icon={<Smartphone size={14} aria-hidden />}
                aria-pressed={second !== null}
                onClick={toggle}
              >
                {t('twoPhones')}
              </Button>
            )}
            <Button
              ref={handle}
              size="sm"
              icon={<PanelRightOpen size={14} aria-hidden />}
              aria-label={room('open')}
              aria-expanded={false}
              data-testid="room-handle"
              onClick={onOpen}
            >
              {room('title')} <kbd className={styles.key}>K</kbd>
            </Button>
          </div>
          <div className={styles.happening}>
            {second && <SecondPhoneCard phone={second} />}
            <Facts />
            <TalkSlot side="stage" />
          </div>
        </div>
      </div>
    </>
  );
}

/** Title, goal and summary of the running scenario. */
function Words() {
  const { t } = useTranslation('room-stage');
  const lang = useWireLang();
  const run = useRun();
  const scenario = useScenarios().find(({ name }) => name === run?.name);
  if (!scenario) return null;
  return (
    <section aria-label={textIn(scenario.title, lang)} className={styles.left}>
      <p className={styles.chip}>{textIn(scenario.title, lang)}</p>
      <h2 className={styles.sentence}>{textIn(scenario.goal, lang)}</h2>
      <p className={styles.words}>{textIn(scenario.summary, lang)}</p>
      <p className={styles.keys}>{t('keys')}</p>
    </section>
  );
}

/** The person and the language of the second phone. */
function SecondPhoneCard({ phone }: { phone: SecondPhone }) {
  const { t } = useTranslation('room-stage');
  const { t: people } = useTranslation('room-people');
  const { t: room } = useTranslation('room');
  const personas = usePolled('people.list', {}).value ?? [];
  const options = useSignInOptions(personas);
  const { act } = useAction();
  const signIn = (who: string) => {
    const name = personas.find(({ persona }) => persona === who)?.nickname ?? who;
    return act('people.as', { who }, people('said.as', { name }));
  };
  return (
    <section aria-label={t('second')} className={styles.fact}>
      <span className={styles.name}>{t('second')}</span>
      <Choice
        label={people('signInAs')}
        value={phone.as}
        options={options}
        onChange={(as) => void handPhoneTo(as, signIn)}
      />
      <Choice
        label={room('language')}
        value={phone.lang}
        options={WIRE_LANGS.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
        onChange={(lang) => isWireLang(lang) && secondPhone.set({ ...phone, lang })}
      />
    </section>
  );
}
