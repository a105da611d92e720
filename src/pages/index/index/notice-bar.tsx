import { ChevronRight, Megaphone } from 'lucide-react';
import { useNotice } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PartFailure } from '../../_shared/load-failure';
import styles from './notice-bar.module.css';

/** The newest notice in one line; it opens as an article. */
export function NoticeBar({ onOpen }: { onOpen: (articleId: number) => void }) {
  const { t } = useTranslation('home');
  const query = useNotice();
  const { data: notice, isPending } = query;
  if (isPending)
    return (
      <div className={styles.bar}>
        <Late>
          <Skeleton width={180} />
        </Late>
      </div>
    );
  if (query.isError && notice === undefined)
    return (
      <div className={styles.bar}>
        <PartFailure title={t('noticeFailed')} query={query} />
      </div>
    );
  if (!notice) return null;
  return (
    <button type="button" data-edge className={styles.bar} onClick={() => onOpen(notice.id)}>
      <Megaphone size={16} aria-hidden className={styles.icon} />
      <span className="visually-hidden">{t('notice')}:</span>
      <span className={styles.title}>{notice.title}</span>
      <ChevronRight size={16} aria-hidden className={styles.chevron} />
    </button>
  );
}
