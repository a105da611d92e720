import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Badge } from '@/ui/display/badge';
import { TextField } from '@/ui/forms/text-field';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { FieldLine, Note, Refusal, Section } from '../../parts/parts';
import { useWireLang } from '../../tools/use-wire-lang';
import styles from './back-office.module.css';
import { POLL_INTERVAL_MS, useConversations } from './use-conversations';
import { withReply } from './with-reply';

/** Number of conversations shown at first; those that wait for an agent come first. */
const FEW = 4;
const QUICK = ['hello', 'looking', 'done'] as const;

/** Conversations with customer service, each with a way to answer as an agent. */
export function SupportPanel() {
  const { t } = useTranslation('room-back-office');
  const conversations = useConversations();
  const [showsAll, setShowsAll] = useState(false);
  const listed = showsAll ? conversations : conversations?.slice(0, FEW);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section title={t('desk.title')}>
      {conversations?.length === 0 && <Note>{t('desk.none')}</Note>}
      <ul>
        {listed?.map(({ who, name, waiting, text }) => (
          <li key={who} className={styles.waiting}>
            <div className={styles.line}>
              <p className={styles.words}>
                <b>{name}</b> <span className={styles.dim}>{text}</span>{' '}
                {waiting && <Badge tone="accent">{t('desk.waits')}</Badge>}
              </p>
              <Button
                size="sm"
                aria-expanded={open === who}
                aria-label={t('desk.answerWho', { name })}
                onClick={() => setOpen(open === who ? null : who)}
              >
                {t('desk.answer')}
              </Button>
            </div>
            {open === who && <Answer who={who} name={name} />}
          </li>
        ))}
      </ul>
      {conversations && conversations.length > FEW && (
        <Button size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('desk.fewer') : t('desk.all', { count: conversations.length })}
        </Button>
      )}
    </Section>
  );
}

function Answer({ who, name }: { who: number; name: string }) {
  const { t } = useTranslation('room-back-office');
  const { act, error, busy } = useAction();
  const lang = useWireLang();
  const messages = usePolled('support.messages', { who, lang }, POLL_INTERVAL_MS).value;
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls to the newest message, which is the one to answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages must scroll
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages]);
  const send = async () => {
    if (text.trim() === '') return;
    if ((await act('support.answer', { who, text }, t('desk.said', { name }))) !== undefined) setText('');
  };
  const type = (next: string) => {
    // Sent once, when the agent begins to type. The customer sees it for a while.
    if (text === '' && next !== '') void act('support.type', { who }, t('desk.typing', { name }));
    setText(next);
  };
  return (
    <>
      <ul ref={list} className={styles.articles}>
        {messages?.map(({ id, from, name: agent, text: source, picture }) => (
          <li key={id} className={styles.words}>
            <span className={styles.dim}>{from === 'customer' ? name : agent || t('desk.machine')}</span>{' '}
            {source || (picture && t('desk.picture'))}
          </li>
        ))}
      </ul>
      <ChipRow label={t('desk.quick')}>
        {QUICK.map((word) => (
          <Chip key={word} onClick={() => type(withReply(text, t(`desk.replies.${word}`)))}>
            {t(`desk.replies.${word}`)}
          </Chip>
        ))}
      </ChipRow>
      <FieldLine onSubmit={() => void send()}>
        <TextField
          compact
          aria-label={t('desk.text')}
          placeholder={t('desk.text')}
          value={text}
          maxLength={1000}
          onValueChange={type}
          autoComplete="off"
        />
        <Button type="submit" loading={busy}>
          {t('send')}
        </Button>
      </FieldLine>
      <Refusal error={error} />
    </>
  );
}
