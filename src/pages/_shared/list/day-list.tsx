import { type ReactElement, useMemo } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { Text } from '@/ui/text/text';
import { linesByDay, type TimedRow } from './by-day';
import { LongList, type LongListProps } from './long-list';
import styles from './long-list.module.css';

interface DayListProps<Row> extends Omit<LongListProps<Row>, 'renderItem'> {
  renderRow: (row: Row) => ReactElement;
}

/** A long list, newest first, with a date line above the rows of each day. */
export function DayList<Row extends TimedRow>({ items: rows, renderRow, ...list }: DayListProps<Row>) {
  const formats = useFormats();
  const items = useMemo(() => rows && linesByDay(rows, formats.date), [rows, formats]);
  return (
    <LongList
      {...list}
      items={items}
      renderItem={(line) =>
        line.kind === 'row' ? (
          renderRow(line.row)
        ) : (
          <div key={line.key} className={styles.day}>
            <Text as="h2" size="small" tone="secondary" weight="medium">
              {line.day}
            </Text>
          </div>
        )
      }
    />
  );
}
