import { ArrowLeft, ArrowRight, TimerReset, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { textIn } from '../panels/scenario/find-scenarios';
import { useScenarios } from '../panels/scenario/use-scenarios';
import { useWireLang } from '../tools/use-wire-lang';
import { type Scene, wordsIn } from './playlist';
import styles from './playlist.module.css';
import type { Talk } from './talk';
import { stopwatch, talkTimes } from './talk-clock';
import { useSceneTitle, useTalk } from './use-talk';

/** Real milliseconds between two looks at the clock of the talk, which shows seconds. */
const LOOK_EVERY_MS = 500;

export interface TalkBarProps {
  talk: Talk;
  /**
   * `presenter`: a window of the presenter's own, with the notes. `room`: beside the phone, where an audience may look.
   * `stage`: the room is closed.
   */
  side: 'presenter' | 'room' | 'stage';
}

/** The scene on the phone, the way to the next one, and the clock of the talk. */
export default function TalkBar({ talk, side }: TalkBarProps) {
  const { t } = useTranslation('room-playlist');
  const lang = useWireLang();
  const titleOf = useSceneTitle();
  const { next, back, end, restartClock, busy } = useTalk();
  const { playlist, at } = talk;
  const count = playlist.scenes.length;
  const scene = playlist.scenes[at];
  if (!scene) return null;
  const following = playlist.scenes[at + 1];
  return (
    <section aria-label={t('talk')} data-testid="room-talk" className={cx(styles.bar, styles[side])}>
      {side !== 'stage' && <ForPresenter scene={scene} hasNotes={side === 'presenter'} />}
      <div className={styles.line}>
        <Button
          className={styles.back}
          size="sm"
          icon={<ArrowLeft size={14} aria-hidden />}
          disabled={at === 0}
          focusableWhenDisabled
          loading={busy}
          onClick={back}
        >
          {t('back')}
        </Button>
        <div className={styles.where}>
          <p className={styles.name}>{titleOf(scene)}</p>
          <p className={styles.facts}>
            {t('position', { scene: at + 1, count })} · {wordsIn(playlist.name, lang)}
          </p>
          <span className={styles.progress} aria-hidden>
            {playlist.scenes.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a scene has nothing that identifies it but its place
              <i key={`${one.scenario} ${index}`} data-done={index <= at} />
            ))}
          </span>
        </div>
        <TalkClock talk={talk} />
        {side !== 'stage' && (
          <IconButton
            className={styles.restart}
            label={t('restart')}
            icon={<TimerReset size={18} aria-hidden />}
            onClick={restartClock}
          />
        )}
        <Button
          variant="primary"
          size="sm"
          className={styles.next}
          disabled={!following}
          focusableWhenDisabled
          loading={busy}
          icon={<ArrowRight size={14} aria-hidden />}
          guard={false}
          onClick={next}
        >
          {following ? t('next', { title: titleOf(following) }) : t('last')}
        </Button>
        <IconButton className={styles.end} label={t('end')} icon={<X size={18} aria-hidden />} onClick={end} />
      </div>
    </section>
  );
}

/** The remaining time of the talk, or the elapsed time when it has no length. */
function TalkClock({ talk }: { talk: Talk }) {
  const { t } = useTranslation('room-playlist');
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { spentMs, leftMs } = talkTimes(talk, Math.max(nowMs, talk.startedMs));
  const { minutes = 0 } = talk.playlist;
  const isOver = leftMs !== null && leftMs < 0;
  return (
    <div className={cx(styles.clock, isOver && styles.over)} role="timer">
      <span className={styles.figure}>{stopwatch(leftMs ?? spentMs)}</span>
      <span className={styles.facts}>{leftMs === null ? t('spent') : t(isOver ? 'over' : 'left', { minutes })}</span>
    </div>
  );
}

/** The instructions for the scene, and in the presenter's own window the notes. */
function ForPresenter({ scene, hasNotes }: { scene: Scene; hasNotes: boolean }) {
  const { t } = useTranslation('room-playlist');
  const { t: tried } = useTranslation('room-suggestions');
  const lang = useWireLang();
  const scenario = useScenarios().find(({ name }) => name === scene.scenario);
  const notes = wordsIn(scene.notes, lang);
  const todo = wordsIn(scene.todo, lang) || (scenario?.suggestions ?? []).map((one) => tried(one)).join(' · ');
  const goal = scenario ? textIn(scenario.goal, lang) : '';
  return (
    <div className={styles.said}>
      {hasNotes && notes && (
        <p className={styles.notes} data-testid="room-talk-notes">
          <span className="visually-hidden">{t('notes')}</span>
          {notes}
        </p>
      )}
      {hasNotes && goal && <p className={styles.facts}>{goal}</p>}
      {todo && (
        <p className={styles.todo}>
          <b>{t('todo')}</b> {todo}
        </p>
      )}
    </div>
  );
}
