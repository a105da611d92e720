import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
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
        <ChipRow label={t('filter.mode')}>
          <Chip selected={!filter.pay_type} onClick={() => onChange({ ...filter, pay_type: undefined })}>
            {t('common:all')}
          </Chip>
          {MODES.map((mode) => (
            <Chip
              key={mode}
              selected={filter.pay_type === mode}
              onClick={() => onChange({ ...filter, pay_type: mode })}
            >
              {t(`mode.${MODE_NAMES[mode]}`)}
            </Chip>
          ))}
        </ChipRow>
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
