import type { ReactNode } from 'react';
import { useNftCurrencies } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip } from '@/ui/actions/chip';
import { Sheet } from '@/ui/overlays/sheet';
import { PartFailure } from '../../_shared/load-failure';
import styles from './filter-bar.module.css';
import { STATUS_NAMES, TYPE_NAMES } from './names';
import { type FilterProps, STATUSES, TYPES } from './works-filter';

/** Filters by type, state and coin. Each choice takes effect at once. */
export function FilterSheet({ open, onClose, filter, onChange }: FilterProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['nft', 'common', 'errors']);
  const query = useNftCurrencies();
  const currencies = query.data ?? [];
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('filter.title')}
      closeLabel={t('common:close')}
      footer={
        <div className={styles.footer}>
          <Button
            size="lg"
            onClick={() => onChange({ ...filter, currency: undefined, status: undefined, type: undefined })}
          >
            {t('filter.reset')}
          </Button>
          <Button size="lg" variant="primary" onClick={onClose}>
            {t('filter.apply')}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        <Group
          label={t('filter.type')}
          values={TYPES}
          value={filter.type}
          onChange={(type) => onChange({ ...filter, type })}
          nameOf={(type) => t(`type.${TYPE_NAMES[type]}`)}
        />
        <Group
          label={t('filter.status')}
          values={STATUSES}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
          nameOf={(status) => t(`status.${STATUS_NAMES[status]}`)}
        />
        <Group
          label={t('filter.currency')}
          values={currencies.map(({ id }) => id)}
          value={filter.currency}
          onChange={(currency) => onChange({ ...filter, currency })}
          nameOf={(currency) => currencies.find(({ id }) => id === currency)?.name ?? ''}
        />
        {query.isError && !query.data && <PartFailure title={t('errors:parts.coins')} query={query} />}
      </div>
    </Sheet>
  );
}

interface GroupProps<T extends number> {
  label: string;
  values: readonly T[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  nameOf: (value: T) => ReactNode;
}

function Group<T extends number>({ label, values, value, onChange, nameOf }: GroupProps<T>) {
  const { t } = useTranslation('common');
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
          {t('all')}
        </Chip>
        {values.map((one) => (
          <Chip key={one} selected={one === value} onClick={() => onChange(one)}>
            {nameOf(one)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
