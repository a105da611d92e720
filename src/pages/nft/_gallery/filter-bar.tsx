import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { FilterChips } from '../../_shared/list/filter-chips';
import styles from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet';
import { MODE_NAMES } from './names';
import { countOf, type FilterProps, MODES } from './works-filter';

/** Chips for the sale mode, and a button with the number of other active filters. */
export function FilterBar({ filter, onChange }: FilterProps) {
  const { t } = useTranslation(['nft', 'common']);
  const [open, setOpen] = useState(false);
  const count = countOf(filter);
  return (
    <div className={styles.bar}>
      <div className={styles.modes}>
        <FilterChips
          label={t('filter.mode')}
          all={t('common:all')}
          values={MODES}
          textOf={(mode) => t(`mode.${MODE_NAMES[mode]}`)}
          value={filter.pay_type}
          onValueChange={(pay_type) => onChange({ ...filter, pay_type })}
        />
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<SlidersHorizontal size={16} aria-hidden />}
        className={styles.open}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('filter.set', { count }) : t('filter.title')}
      </Button>
      <FilterSheet open={open} onClose={() => setOpen(false)} filter={filter} onChange={onChange} />
    </div>
  );
}
