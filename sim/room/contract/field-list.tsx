import type { CSSProperties } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Note } from '../parts/parts';
import styles from './contract.module.css';
import type { Field } from './fields';

/** Fields in their order, those of objects and rows indented below them. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation('room-contract');
  if (fields.length === 0) return <Note>{t('noFields')}</Note>;
  return (
    <ul className={styles.fields}>
      {fields.map(({ path, name, depth, type, isOptional, note }) => (
        <li key={path} style={{ '--depth': depth } as CSSProperties}>
          <code>{name}</code> <span className={styles.type}>{type}</span>{' '}
          {isOptional && <span className={styles.optional}>{t('optional')}</span>}
          {note && (
            <p lang="en" className={styles.note}>
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
