import type { Translate } from '@/i18n/text-keys';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import type { Upcoming as Due } from '../../../control/inspect/records';
import { useExchange } from '../../connection/exchange';
import { usePolled } from '../../connection/use-polled';
import { eventText } from '../../formats/event-texts';
import { dateText, timeText } from '../../formats/zone';
import { Note } from '../../parts/parts';
import styles from './inspector.module.css';
import { Data } from './payload';
import type { Row } from './row';

const POLL_INTERVAL_MS = 1_500;
const NEVER = Number.POSITIVE_INFINITY;
const SHOWN = 100;

/** The due events, soonest first, and how many more are scheduled. */
function useUpcoming(limit: number) {
  const { t } = useTranslation('room-inspector');
  const { t: clockWords } = useTranslation('room-clock');
  const { value, refresh } = usePolled('inspect.upcoming', { limit }, limit > 0 ? POLL_INTERVAL_MS : NEVER);
  const events = (value?.events ?? []).map((due) => ({ due, title: words(due, t) ?? eventText(due, clockWords) }));
  const more = (value?.waiting ?? 0) - events.filter(({ due }) => due.kind !== 'fill').length;
  return { isRead: value !== undefined, events, more, refresh };
}

/** The due events as rows of the list of everything, the last one first; none while they are not wanted. */
export function useDueRows(isWanted: boolean): readonly Row[] {
  const { i18n } = useTranslation('room-inspector');
  const { events } = useUpcoming(isWanted ? SHOWN : 0);
  return events
    .map(({ due, title }, order): Row => {
      const { atMs, kind, id } = due;
      return { kind: 'due', key: `d${kind} ${id}`, order, atMs, due, title, when: dateText(atMs, i18n.language) };
    })
    .reverse();
}

/** The due events, soonest first, each with its countdown. */
export function UpcomingList({ search }: { search: string }) {
  const { t, i18n } = useTranslation('room-inspector');
  const { clock } = useExchange();
  const { isRead, events: all, more, refresh } = useUpcoming(SHOWN);
  if (!isRead) return null;
  const wanted = search.toLowerCase().split(/\s+/);
  const events = all.filter(({ due, title }) => {
    const text = `${JSON.stringify(due)} ${title}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  if (events.length === 0 && search !== '') return <Note className={styles.nothing}>{t('none.filtered')}</Note>;
  if (events.length === 0) return <Note>{t('next.nothing')}</Note>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.list} tabIndex={0} aria-label={t('upcoming')}>
      <ol>
        {events.map(({ due, title }) => (
          <li key={`${due.kind} ${due.id}`} className={styles.item}>
            <details>
              <summary className={styles.row}>
                <time className={styles.time}>{timeText(due.atMs, i18n.language)}</time>
                <Badge tone={due.kind === 'fill' ? 'up' : 'accent'}>{due.kind}</Badge>
                <span className={styles.title}>{title}</span>
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
      {more > 0 && search === '' && <Note>{t('next.more', { count: more })}</Note>}
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
