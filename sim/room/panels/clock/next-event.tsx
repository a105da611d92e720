import { useTranslation } from '@/i18n/use-translation';
import { Countdown } from '@/ui/feedback/countdown';
import { useExchange } from '../../connection/exchange';
import { usePolled } from '../../connection/use-polled';
import { eventText } from '../../formats/event-texts';
import { Note } from '../../parts/parts';

/** Real milliseconds. A customer's order may add an earlier event at any time. */
const POLL_INTERVAL_MS = 2_000;

/** The next due event, and the time until then. */
export function NextEvent() {
  const { t } = useTranslation('room-clock');
  const { clock } = useExchange();
  const { value, refresh } = usePolled('clock.due', {}, POLL_INTERVAL_MS);
  if (!value) return null;
  const { event } = value;
  if (!event) return <Note>{t('nothing')}</Note>;
  return (
    <Note>
      {t('upcoming', { event: eventText(event, t) })} {t('inTime')}{' '}
      <b>
        <Countdown targetMs={event.atMs} clock={clock} onEnd={refresh} />
      </b>
    </Note>
  );
}
