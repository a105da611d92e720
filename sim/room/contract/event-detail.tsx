import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Data } from '../panels/inspector/payload';
import { sourceKey } from './call-detail';
import styles from './contract.module.css';
import { FieldList } from './field-list';
import type { EventEntry } from './model';
import { Part } from './part';

/** Everything the contract says of an event. */
export function EventDetail({ event }: { event: EventEntry }) {
  const { t } = useTranslation('room-contract');
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={event.audience === 'private' ? 'accent' : 'neutral'}>{t(`audience.${event.audience}`)}</Badge>
        <Badge>{t(sourceKey(event.source))}</Badge>
      </p>
      <p lang="en" className={styles.note}>
        {event.note}
      </p>
      <Part title={t('payload')}>
        <p className={styles.type}>{event.type}</p>
        {event.fields.length > 0 && <FieldList fields={event.fields} />}
      </Part>
      {event.example !== undefined && (
        <Part title={t('example')}>
          <Data title={t('realEvent')} value={event.example} />
        </Part>
      )}
    </>
  );
}
