import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { useAction, usePolled } from '../../exchange';
import { Note, Refusal, Section } from '../../parts/parts';
import { momentText, timeText } from '../../zone';
import styles from './scenario.module.css';

const LOOK_EVERY_MS = 2_000;
/** Steps listed by name; the slider reaches all of them. */
const LATEST = 30;

const labelOf = ({ what, label }: { what: string; label: string }) => (label ? `${what}: ${label}` : what);

/** The run as a line in time: a slider over its moments, and its latest steps by name. */
export function Rewind() {
  const { t, i18n } = useTranslation('room-scenario');
  const id = useId();
  const { value: history } = usePolled('run.history', {}, LOOK_EVERY_MS);
  const { act, error, busy } = useAction();
  /** The moment under the slider's thumb: 0 is the beginning, n is right after the nth step. Null: now. */
  const [chosen, setChosen] = useState<number | null>(null);
  if (!history) return null;
  const { entries, startMs } = history;
  if (entries.length === 0)
    return (
      <Section title={t('rewind')}>
        <Note>{t('noHistory')}</Note>
      </Section>
    );
  const at = Math.min(chosen ?? entries.length, entries.length);
  const entry = entries[at - 1];
  const time = momentText(entry?.atMs ?? startMs, i18n.language);
  const moment = t('moment', { time, label: entry ? labelOf(entry) : t('beginning') });
  const rewind = async (seq: number, toMs: number) => {
    await act('run.rewind', { seq }, t('said.rewound', { time: momentText(toMs, i18n.language) }));
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
        max={entries.length}
        value={at}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <Note>{moment}</Note>
      <Button
        size="sm"
        icon={<History size={14} aria-hidden />}
        disabled={at === entries.length && chosen === null}
        loading={busy}
        onClick={() => void rewind(entry?.seq ?? 0, entry?.atMs ?? startMs)}
      >
        {t('rewindSure', { time: timeText(entry?.atMs ?? startMs, i18n.language) })}
      </Button>
      <Refusal error={error} />
      <p id={id} className="visually-hidden">
        {t('steps')}
      </p>
      <ol aria-labelledby={id} className={styles.steps}>
        {entries
          .slice(-LATEST)
          .reverse()
          .map((step) => (
            <li key={step.seq}>
              <button
                type="button"
                className={styles.step}
                aria-label={t('rewindHere', { time: timeText(step.atMs, i18n.language), label: labelOf(step) })}
                onClick={() => void rewind(step.seq, step.atMs)}
              >
                <span className={styles.when}>{timeText(step.atMs, i18n.language)}</span>
                <span>{labelOf(step)}</span>
              </button>
            </li>
          ))}
      </ol>
    </Section>
  );
}
