import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { usePolled } from '../../exchange';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { AddPeople } from './add-people';
import styles from './people.module.css';
import { usePersonFile } from './use-person-file';

/** People as data: added from a file or a text, and saved as a file or a link. */
export function PeopleFiles({ who }: { who: string }) {
  const { t } = useTranslation('room-person');
  const people = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const [isAdding, setAdding] = useState(false);
  const { save, share, link, left, error } = usePersonFile(who);
  const name = people.find(({ email, persona }) => email === who || persona === who)?.nickname ?? who;
  return (
    <Section title={t('title')}>
      <Controls label={t('title')}>
        <Button size="sm" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
        <Button size="sm" onClick={() => void save()}>
          {t('save', { name })}
        </Button>
        <Button size="sm" onClick={() => void share()}>
          {t('share', { name })}
        </Button>
      </Controls>
      {left !== '' && <Note>{t('left', { list: left })}</Note>}
      {link && (
        <input
          readOnly
          aria-label={t('link')}
          className={styles.link}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Refusal error={error} />
      {isAdding && <AddPeople onClosed={() => setAdding(false)} />}
    </Section>
  );
}
