import type { Translate } from '@/i18n/use-translation';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import type { Upcoming as Due } from '../../../control/inspect/records';
import { eventText } from '../../event-texts';
import { useExchange, usePolled } from '../../exchange';
import { Note } from '../../parts/parts';
import { timeText } from '../../zone';
import styles from './inspector.module.css';
import { Data } from './payload';

const POLL_INTERVAL_MS = 1_500;
const SHOWN = 100;

/** The due events, soonest first, each with its countdown. */
export function UpcomingList() {
  const { t, i18n } = useTranslation('room-inspector');
  const { t: clockWords } = useTranslation('room-clock');
  const { clock } = useExchange();
  const { value, refresh } = usePolled('inspect.upcoming', { limit: SHOWN }, POLL_INTERVAL_MS);
  if (!value) return null;
  const { events, waiting } = value;
  const more = waiting - events.filter(({ kind }) => kind !== 'fill').length;
  if (events.length === 0) return <Note>{t('next.nothing')}</Note>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.list} tabIndex={0} aria-label={t('upcoming')}>
      <ol>
        {events.map((due) => (
          <li key={`${due.kind} ${due.id}`} className={styles.item}>
            <details>
              <summary className={styles.row}>
                <time className={styles.time}>{timeText(due.atMs, i18n.language)}</time>
                <Badge tone={due.kind === 'fill' ? 'up' : 'accent'}>{due.kind}</Badge>
                <span className={styles.title}>{words(due, t) ?? eventText(due, clockWords)}</span>
                <span className={styles.facts}>
                  {due.isForecast && `${t('next.forecast')} · `}
                  <Countdown targetMs={due.atMs} clock={clock} onEnd={refresh} />
                </span>
              </summary>
              <div className={styles.detail}>
                <Data title={t('detail.payload')} value={due} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      {more > 0 && <Note>{t('next.more', { count: more })}</Note>}
    </section>
  );
}

/** A text from the event's payload; null when the text of its kind says everything. */
function words({ kind, symbol, payload }: Due, t: Translate<['room-inspector']>): string | null {
  if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) return null;
  const fields = payload as Readonly<Record<string, unknown>>;
  if (kind === 'fill') return t('next.fill', { symbol, price: String(fields.price) });
  if (typeof fields.action !== 'string') return null;
  const input = Object.values((fields.input ?? {}) as object).join(' ');
  return t('next.script', { action: `${fields.action} ${input}`.trim() });
}
