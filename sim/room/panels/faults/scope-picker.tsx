import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Chip } from '@/ui/actions/chip';
import { cx } from '@/ui/cx';
import field from '@/ui/forms/field.module.css';
import { Refusal, Section } from '../../parts/parts';
import styles from './faults.module.css';
import { CALL_NAMES, type Scope } from './model';

/** Chooses all calls or one of the declared ones. The browser's own list (datalist) searches while the user types. */
export function ScopePicker({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTranslation('room-faults');
  const list = useId();
  const [text, setText] = useState('');
  const isWrong = text !== '' && !CALL_NAMES.includes(text);
  const take = (next: string) => {
    setText(next);
    onChange(CALL_NAMES.includes(next) ? next : null);
  };
  return (
    <Section title={t('for')}>
      <div className={styles.scope}>
        <Chip selected={scope === null} onClick={() => take('')}>
          {t('all')}
        </Chip>
        <div className={cx(field.box, field.compact)}>
          <input
            className={field.input}
            list={list}
            value={text}
            placeholder="POST /coin/trade"
            aria-label={t('findCall')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => take(event.currentTarget.value)}
          />
          <datalist id={list}>
            {CALL_NAMES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      </div>
      <Refusal error={isWrong ? t('noCall') : null} />
    </Section>
  );
}
