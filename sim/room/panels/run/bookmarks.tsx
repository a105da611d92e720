import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { TextField } from '@/ui/forms/text-field';
import type { BookmarkSummary } from '../../../port';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { momentText, timeText } from '../../formats/zone';
import { reportingErrors } from '../../outcome';
import { FieldLine, Note, Refusal, Section } from '../../parts/parts';
import styles from './run.module.css';

const POLL_INTERVAL_MS = 5_000;
/** The limit of the exchange. */
const MAX_NAME = 60;

/** Named moments: one press goes there, whether they lie behind, ahead, or on a branch that was replaced. */
export function Bookmarks() {
  const { t, i18n } = useTranslation('room-time');
  const { value: bookmarks = [] } = usePolled('run.bookmarks', {}, POLL_INTERVAL_MS);
  const { act, error, busy } = useAction();
  const { page } = useExchange();
  const [name, setName] = useState('');
  const add = async () => {
    const seen = await page.seen?.();
    if (await act('run.bookmark', { name, ...(seen && { seen }) }, t('said.added', { name: name.trim() }))) setName('');
  };
  const go = ({ id, name: called, atMs }: BookmarkSummary) =>
    act('run.goTo', { bookmark: id }, t('said.gone', { name: called, time: momentText(atMs, i18n.language) }));
  return (
    <Section title={t('bookmarks')}>
      <FieldLine onSubmit={() => reportingErrors(add())}>
        <TextField
          compact
          aria-label={t('name')}
          placeholder={t('name')}
          value={name}
          maxLength={MAX_NAME}
          onValueChange={setName}
          autoComplete="off"
        />
        <Button
          type="submit"
          icon={<Bookmark size={14} aria-hidden />}
          loading={busy}
          disabled={name.trim() === ''}
          focusableWhenDisabled
        >
          {t('add')}
        </Button>
      </FieldLine>
      {bookmarks.length === 0 && <Note>{t('none')}</Note>}
      <ul aria-label={t('bookmarks')}>
        {bookmarks.map((bookmark) => {
          const { id, name: called, atMs, where } = bookmark;
          const time = timeText(atMs, i18n.language);
          return (
            <li key={id} className={styles.bookmark}>
              <button
                type="button"
                className={styles.step}
                aria-label={t('go', { name: called, time })}
                onClick={() => void go(bookmark)}
              >
                <span className={styles.when}>{time}</span>
                <span className={styles.did}>{called}</span>
                {where !== 'past' && <span className={styles.when}>{t(`where.${where}`)}</span>}
              </button>
              <IconButton
                label={t('remove', { name: called })}
                icon={<X size={16} aria-hidden />}
                onClick={() => void act('run.removeBookmark', { id }, t('said.removed', { name: called }))}
              />
            </li>
          );
        })}
      </ul>
      <Refusal error={error} />
    </Section>
  );
}
