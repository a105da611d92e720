import { ChevronLeft, Pause, Play, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import type { ScenarioTexts } from '../../texts/scenario-texts';
import { useWireLang } from '../tools/use-wire-lang';
import styles from './tour.module.css';
import type { TourPlayer, TourState } from './tour-player';

export interface TourBarProps {
  player: TourPlayer;
  /** The scenario's title. */
  title: ScenarioTexts;
}

/**
 * Title, step, text, progress and buttons of the running tour. Renders nothing without a tour. It is as wide as its
 * container.
 */
export function TourBar({ player, title }: TourBarProps) {
  const state = useStore(player.state);
  if (!state) return null;
  return <Bar player={player} state={state} title={title} />;
}

function Bar({ player, state, title }: TourBarProps & { state: TourState }) {
  const lang = useWireLang();
  const { t } = useTranslation('room-tour');
  const { tour, step, phase, playing } = state;
  const { text } = tour.steps[step] ?? {};
  const isLast = step === tour.steps.length - 1;
  const next = useRef<HTMLButtonElement>(null);
  // When a tour begins the focus moves to the Next button; later steps leave the focus where it is.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles.bar} aria-label={t('tour')} data-phase={phase}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title[lang] ?? title.en}</h2>
        <span className={styles.count}>{t('step', { step: step + 1, total: tour.steps.length })}</span>
        <IconButton label={t('stop')} icon={<X size={20} aria-hidden />} onClick={() => player.stop()} />
      </header>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={t('tour')}
        aria-valuemin={0}
        aria-valuemax={tour.steps.length}
        aria-valuenow={step + 1}
      >
        <span style={{ inlineSize: `${((step + 1) / tour.steps.length) * 100}%` }} />
      </div>
      <div className={styles.said} role="status">
        <p>{text && (text[lang] ?? text.en)}</p>
        <Note state={state} />
      </div>
      <div className={styles.keys}>
        <IconButton
          label={t('back')}
          icon={<ChevronLeft size={22} aria-hidden />}
          disabled={step === 0}
          focusableWhenDisabled
          onClick={() => player.back()}
        />
        <IconButton
          label={playing ? t('pause') : t('play')}
          icon={playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          onClick={() => player.play(!playing)}
        />
        <span className={styles.space} />
        {phase === 'missing' && tour.steps[step]?.go && (
          <Button size="sm" onClick={() => player.goThere()}>
            {t('goThere')}
          </Button>
        )}
        <Button ref={next} size="sm" variant="primary" guard={false} onClick={() => player.next()}>
          {isLast ? t('done') : phase === 'missing' ? t('skip') : t('next')}
        </Button>
      </div>
    </section>
  );
}

/** Why a step cannot continue, below its text. */
function Note({ state: { phase, problem } }: { state: TourState }) {
  const { t } = useTranslation('room-tour');
  if (phase === 'here') return null;
  if (phase === 'failed')
    return (
      <p className={styles.problem}>
        {t('refused')} <span lang="en">{problem}</span>
      </p>
    );
  return <p className={phase === 'missing' ? styles.problem : styles.note}>{t(phase)}</p>;
}
