import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { nextSort, type Sort, type SortKey } from '../../_shared/market/sort-pairs';
import styles from './sort-header.module.css';

export interface SortHeaderProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Column headers as buttons: a tap sorts in one direction, then in the other, then not at all. */
export function SortHeader(props: SortHeaderProps) {
  const { t } = useTranslation('market');
  return (
    <fieldset className={styles.header} aria-label={t('sort.label')}>
      <span className={styles.names}>
        <SortButton column="name" {...props} />
        <span aria-hidden="true">/</span>
        <SortButton column="volume" {...props} />
      </span>
      <SortButton column="price" {...props} />
      <span className={styles.change}>
        <SortButton column="change" {...props} />
      </span>
    </fieldset>
  );
}

function SortButton({ column, sort, onSort }: SortHeaderProps & { column: SortKey }) {
  const { t } = useTranslation('market');
  const word = t(`sort.${column}`);
  const active = sort?.key === column;
  const order = column === 'name' ? (['za', 'az'] as const) : (['descending', 'ascending'] as const);
  const label = active ? t(`sort.${order[sort.descending ? 0 : 1]}`, { column: word }) : word;
  return (
    <button
      type="button"
      className={cx(styles.button, active && styles.active)}
      aria-label={label}
      onClick={() => onSort(nextSort(sort, column))}
    >
      {word}
      <svg className={styles.arrows} viewBox="0 0 8 12" aria-hidden="true">
        <path className={cx(active && !sort.descending && styles.on)} d="M4 0 7.5 4.5h-7Z" />
        <path className={cx(active && sort.descending && styles.on)} d="M4 12 .5 7.5h7Z" />
      </svg>
    </button>
  );
}
