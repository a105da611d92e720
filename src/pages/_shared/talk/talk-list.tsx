import { ArrowDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { useTranslation } from '@/i18n/use-translation';
import styles from './talk.module.css';
import { useFollowedEnd } from './use-followed-end';

export interface TalkListProps<T> {
  /** Oldest first. */
  items: readonly T[];
  idOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactElement;
  label: string;
  /** Text which a screen reader announces for a new item; null for nothing. */
  spoken: (item: T) => string | null;
  /** Whether the user wrote the item. The list scrolls to such an item wherever the user reads. */
  isOwn: (item: T) => boolean;
  /** The beginning of the list is near: load older items. May be called again before they arrive. */
  onStartReached: () => void;
  /** Content below the last item, such as "somebody is writing". */
  footer?: ReactNode;
}

/** A virtual list of messages in the page's scroll area. It starts at its end and mounts visible items only. */
export function TalkList<T>(props: TalkListProps<T>) {
  const { items, idOf, renderItem, label, isOwn, onStartReached, footer } = props;
  const { t } = useTranslation('talk');
  const ids = items.map(idOf);
  const isOlder = useIsOlder(ids);
  const last = items.at(-1);
  const { log, list, toEnd, unseen } = useFollowedEnd({
    ids,
    ownIsNewest: last !== undefined && isOwn(last),
    hasFooter: footer !== undefined && footer !== null && footer !== false,
    onStartReached,
  });
  const announcement = useAnnouncement(last, props);
  return (
    <>
      <div ref={log} className={styles.log} data-tour="talk-log" role="log" aria-live="off" aria-label={label}>
        <Virtualizer
          as="ol"
          item="li"
          {...list}
          data={items}
          itemSize={64}
          // Older items inserted at the beginning must not move what the user reads.
          shift={isOlder}
        >
          {renderItem}
        </Virtualizer>
        {footer}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {unseen > 0 && (
        <div className={styles.pillPlace}>
          <button type="button" className={styles.pill} onClick={toEnd}>
            <ArrowDown size={16} aria-hidden /> {t('new', { count: unseen })}
            <span className="visually-hidden">{t('newest')}</span>
          </button>
        </div>
      )}
    </>
  );
}

type Id = string | number;

/** Whether the last change of a list has put older items before the others. */
function useIsOlder(ids: readonly Id[]): boolean {
  const [first, lastId, count] = [ids[0], ids.at(-1), ids.length];
  const [shown, setShown] = useState({ first, lastId, count, isOlder: false });
  if (shown.first !== first || shown.lastId !== lastId || shown.count !== count)
    setShown({ first, lastId, count, isOlder: shown.first !== first && shown.lastId === lastId });
  return shown.isOlder;
}

/**
 * The text to announce to screen readers: that of the newest item, unless the user wrote it or it was there from the
 * beginning.
 */
function useAnnouncement<T>(
  last: T | undefined,
  { idOf, isOwn, spoken }: Pick<TalkListProps<T>, 'idOf' | 'isOwn' | 'spoken'>,
) {
  const [announcement, setAnnouncement] = useState('');
  const lastId = last && idOf(last);
  const announcedId = useRef(lastId);
  useEffect(() => {
    if (announcedId.current === lastId || last === undefined) return;
    announcedId.current = lastId;
    setAnnouncement(isOwn(last) ? '' : (spoken(last) ?? ''));
  }, [lastId, last, isOwn, spoken]);
  return announcement;
}
