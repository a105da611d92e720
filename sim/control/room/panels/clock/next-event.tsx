import { useTranslation } from 'react-i18next';
import { Countdown } from '@/ui/feedback/countdown';
import { eventWords } from '../../event-words';
import { useExchange, usePolled } from '../../exchange';
import { Note } from '../../parts/parts';

/** An order of a customer may bring a nearer one at any time. */
const LOOK_EVERY_MS = 2_000;

/** What is due next, and how long that is. */
export function NextEvent() {
  const { t } = useTranslation('room-clock');
  const { clock } = useExchange();
  const { value, refresh } = usePolled('clock.due', {}, LOOK_EVERY_MS);
  if (!value) return null;
  const { event } = value;
  if (!event) return <Note>{t('nothing')}</Note>;
  return (
    <Note>
      {t('upcoming', { event: eventWords(event, t) })} {t('inTime')}{' '}
      <b>
        <Countdown targetMs={event.atMs} clock={clock} onEnd={refresh} />
      </b>
    </Note>
  );
}
