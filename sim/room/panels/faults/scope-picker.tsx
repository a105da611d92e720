import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Chip } from '@/ui/actions/chip';
import { Section } from '../../parts/parts';
import { callsOf } from './content';
import styles from './faults.module.css';
import { CALL_NAMES, type Scope } from './model';
import { SuggestedField } from './suggested-field';

/** Chooses all calls, one of the declared ones, or those of a pattern. */
export function ScopePicker({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTranslation('room-faults');
  const [text, setText] = useState('');
  const isWrong = text !== '' && callsOf(text).length === 0;
  const take = (next: string) => {
    setText(next);
    onChange(next !== '' && callsOf(next).length > 0 ? next : null);
  };
  return (
    <Section title={t('for')}>
      <div className={styles.scope}>
        <Chip selected={scope === null} onClick={() => take('')}>
          {t('all')}
        </Chip>
        <div>
          <SuggestedField
            label={t('findCall', { example: 'GET /coin/*' })}
            value={text}
            placeholder="POST /coin/trade"
            suggestions={CALL_NAMES}
            onChange={take}
            error={isWrong ? t('noCall') : null}
          />
        </div>
      </div>
    </Section>
  );
}
