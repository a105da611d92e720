import type { CopyNote } from '@/data/copy/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import styles from './notes.module.css';

/** Trades which were copied differently from the settings, with the reason. */
export function Notes({ notes }: { notes: readonly CopyNote[] }) {
  const { t } = useTranslation(['copy', 'positions']);
  const format = useFormats();
  const about = ({ trader_name: name, symbol, direction }: CopyNote) =>
    symbol === '' ? name : `${name} · ${t(direction === 1 ? 'positions:long' : 'positions:short')} ${symbol}`;
  return (
    <Card title={t('my.notes')} flush>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={styles.note} data-note={note.kind}>
            <Text size="small" tone="muted">{`${about(note)} · ${recordTime(note.created_at, format.dateTime)}`}</Text>
            <Text size="note">
              {t(`my.${note.kind}`, {
                given: note.given,
                wanted: note.wanted,
                reason: note.reason,
                name: note.trader_name,
              })}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
