import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Choice } from '../../parts/choice';
import { Note, Refusal, Section } from '../../parts/parts';
import { useWireLang } from '../../tools/use-wire-lang';
import styles from './back-office.module.css';

const PLACES = ['news', 'popup', 'customer'] as const;
type Place = (typeof PLACES)[number];
const POLL_INTERVAL_MS = 5_000;

/** Writes a notice to every customer, or a message to one customer. The app shows it at once. */
export function WriteNotice() {
  const { t } = useTranslation('room-back-office');
  const { act, error, busy } = useAction();
  const [place, setPlace] = useState<Place>('news');
  const customers = usePolled('backOffice.customers', {}, POLL_INTERVAL_MS).value ?? [];
  const [chosen, setChosen] = useState(0);
  const reader = customers.find(({ id }) => id === chosen) ?? customers[0];
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    const words = { title: title.trim(), ...(text.trim() !== '' && { text: text.trim() }) };
    const sent =
      place !== 'customer'
        ? await act('backOffice.notice', { ...words, place }, t('said.sent', words))
        : reader && (await act('backOffice.message', { ...words, who: reader.id }, t('said.written', reader)));
    if (sent === undefined) return;
    setTitle('');
    setText('');
  };
  return (
    <Section title={t('notice')}>
      <form
        className={styles.notice}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Choice
          label={t('place')}
          value={place}
          options={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          onChange={(next) => setPlace(PLACES.find((one) => one === next) ?? 'news')}
        />
        {place === 'customer' && reader && (
          <Choice
            label={t('reader')}
            value={String(reader.id)}
            options={customers.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(next) => setChosen(Number(next))}
          />
        )}
        <TextField
          compact
          aria-label={t('noticeTitle')}
          placeholder={t('noticeTitle')}
          value={title}
          maxLength={120}
          onValueChange={(next) => {
            setTitle(next);
            setMissing(false);
          }}
          autoComplete="off"
          error={isMissing ? t('noticeNeedsTitle') : undefined}
        />
        <TextArea
          aria-label={t('noticeText')}
          placeholder={t('noticeText')}
          rows={2}
          maxLength={4000}
          value={text}
          onValueChange={setText}
        />
        <Button type="submit" loading={busy}>
          {t('send')}
        </Button>
        <Refusal error={error} />
      </form>
    </Section>
  );
}

/** The published notices, each with a button to withdraw it. */
export function Published() {
  const { t } = useTranslation('room-back-office');
  const lang = useWireLang();
  const articles = usePolled('backOffice.articles', { lang }).value;
  const { act, error } = useAction();
  return (
    <Section title={t('published')}>
      {articles?.length === 0 && <Note>{t('none')}</Note>}
      <ul className={styles.articles}>
        {articles?.map(({ id, place, title }) => (
          <li key={id} className={styles.line}>
            <p className={styles.words}>
              {title} <span className={styles.dim}>{t(`places.${place as 'news'}`)}</span>
            </p>
            <Button
              size="sm"
              aria-label={t('withdrawWhat', { what: title })}
              onClick={() => void act('backOffice.withdraw', { id }, t('said.withdrawn', { title }))}
            >
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal error={error} />
    </Section>
  );
}
