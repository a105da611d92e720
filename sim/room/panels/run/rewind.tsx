import { FastForward, History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { momentText, timeText } from '../../formats/zone';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { type Moment, momentsOf } from './moments';
import styles from './run.module.css';

const POLL_INTERVAL_MS = 2_000;
/** Number of steps listed by name, before and after the current moment each. The slider reaches all of them. */
const LATEST = 30;

/**
 * The run as a line in time: a slider over its moments, and its latest steps by name. After a rewind the line extends
 * to the former end of the run, so that the slider can go forward again.
 */
export function Rewind() {
  const { t, i18n } = useTranslation('room-scenario');
  const { value: history } = usePolled('run.history', {}, POLL_INTERVAL_MS);
  const { value: future } = usePolled('run.ahead', {}, POLL_INTERVAL_MS);
  const { act, error, busy } = useAction();
  /**
   * The index of the moment under the slider's thumb: 0 is the beginning, n is right after the nth step. Null: the
   * current moment.
   */
  const [chosen, setChosen] = useState<number | null>(null);
  if (!history) return null;
  const moments = momentsOf(history, future?.entries ?? []);
  if (moments.length === 1)
    return (
      <Section title={t('rewind')}>
        <Note>{t('noHistory')}</Note>
      </Section>
    );
  const now = history.entries.length;
  const at = Math.min(chosen ?? now, moments.length - 1);
  const { atMs, label, isAhead } = moments[at] as Moment;
  const moment = t('moment', { time: momentText(atMs, i18n.language), label: label ?? t('beginning') });
  const go = async (to: Moment) => {
    const time = momentText(to.atMs, i18n.language);
    if (to.isAhead) await act('run.forward', { seq: to.seq }, t('said.forwarded', { time }));
    else await act('run.rewind', { seq: to.seq }, t('said.rewound', { time }));
    setChosen(null);
  };
  const goToEnd = async () => {
    await act('run.forward', {}, (end) => t('said.forwarded', { time: momentText(end.now, i18n.language) }));
    setChosen(null);
  };
  return (
    <Section title={t('rewind')}>
      <input
        type="range"
        className={styles.range}
        aria-label={t('history')}
        aria-valuetext={moment}
        min={0}
        max={moments.length - 1}
        value={at}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <Note>{moment}</Note>
      <Controls label={t('rewind')}>
        <Button
          size="sm"
          icon={isAhead ? <FastForward size={14} aria-hidden /> : <History size={14} aria-hidden />}
          disabled={at === now && chosen === null}
          focusableWhenDisabled
          loading={busy}
          onClick={() => void go(moments[at] as Moment)}
        >
          {t(isAhead ? 'forwardSure' : 'rewindSure', { time: timeText(atMs, i18n.language) })}
        </Button>
        {future && (
          <Button size="sm" icon={<FastForward size={14} aria-hidden />} loading={busy} onClick={() => void goToEnd()}>
            {t('forwardEnd')}
          </Button>
        )}
      </Controls>
      {future && <Note>{t('aheadNote')}</Note>}
      <Refusal error={error} />
      <Steps
        moments={[...moments.slice(1, now + 1).slice(-LATEST), ...moments.slice(now + 1, now + 1 + LATEST)]}
        go={go}
      />
    </Section>
  );
}

/** The latest steps by name, newest first. */
function Steps({ moments, go }: { moments: readonly Moment[]; go: (to: Moment) => Promise<void> }) {
  const { t, i18n } = useTranslation('room-scenario');
  const id = useId();
  return (
    <>
      <p id={id} className="visually-hidden">
        {t('steps')}
      </p>
      <ol aria-labelledby={id} className={styles.steps}>
        {[...moments].reverse().map((step) => {
          const time = timeText(step.atMs, i18n.language);
          const words = { time, label: step.label ?? '' };
          return (
            <li key={`${step.seq} ${step.isAhead}`}>
              <button
                type="button"
                className={cx(styles.step, step.isAhead && styles.ahead)}
                aria-label={t(step.isAhead ? 'forwardHere' : 'rewindHere', words)}
                onClick={() => void go(step)}
              >
                <span className={styles.when}>{time}</span>
                <span className={styles.did}>{step.label}</span>
                {step.isAhead && <span className={styles.when}>{t('ahead')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
