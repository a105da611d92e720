import { useState } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import type { ActionResult } from '../../../control/sandbox-actions';
import { useAction } from '../../connection/use-action';
import { FieldLine, Note, Refusal, Section } from '../../parts/parts';
import styles from './back-office.module.css';
import { useQueue } from './use-queue';

/** As many decimals as money has. */
const MAX_DECIMALS = 8;

type Waiting = ActionResult<'backOffice.list'>[number];

/** The requests that wait for approval or rejection. */
export function Queue() {
  const { t } = useTranslation('room-back-office');
  const queue = useQueue();
  return (
    <Section title={t('queue')}>
      {queue?.length === 0 && <Note>{t('empty')}</Note>}
      <ul>
        {queue?.map((waiting) => (
          <QueueRow key={waiting.id} waiting={waiting} />
        ))}
      </ul>
    </Section>
  );
}

function QueueRow({ waiting: { id, kind, who, summary } }: { waiting: Waiting }) {
  const { t } = useTranslation('room-back-office');
  const { act, error, busy } = useAction();
  const [isRejecting, setRejecting] = useState(false);
  // Every kind of a product has a text, as queue.test.ts holds.
  const name = t(`kinds.${kind as 'deposit'}`);
  const what = `${name}, ${who}`;
  return (
    <li className={styles.waiting}>
      <div className={styles.line}>
        <p className={styles.words}>
          <b>{name}</b> {who}
          <Facts summary={summary} />
        </p>
        <Button
          size="sm"
          variant="up"
          loading={busy}
          aria-label={t('approveWhat', { what })}
          onClick={() => void act('backOffice.approve', { id }, t('said.approved', { what }))}
        >
          {t('approve')}
        </Button>
        <Button
          size="sm"
          aria-label={t('rejectWhat', { what })}
          aria-expanded={isRejecting}
          onClick={() => setRejecting(!isRejecting)}
        >
          {t('reject')}
        </Button>
      </div>
      {isRejecting && (
        <Rejection onSend={(reason) => void act('backOffice.reject', { id, reason }, t('said.rejected', { what }))} />
      )}
      <Refusal error={error} />
    </li>
  );
}

const AMOUNT = /(\d+(?:\.\d+)?)(?= [A-Z]{3,}|%)/g;

/** The facts for the reviewer, each with its name, in the room's language. */
function Facts({ summary }: Pick<Waiting, 'summary'>) {
  const { t, i18n } = useTranslation('room-back-office');
  const { upTo } = useFormats();
  const word = (group: 'facts' | 'values', key: string) =>
    i18n.exists(`room-back-office:${group}.${key}`) ? t(`${group}.${key}` as 'facts.name') : null;
  const factText = (value: string) =>
    word('values', value) ?? value.replace(AMOUNT, (figure) => upTo(figure, MAX_DECIMALS));
  return (
    <span className={styles.facts}>
      {Object.entries(summary).map(([key, value]) => (
        <span key={key}>
          <span className={styles.dim}>{word('facts', key) ?? key}</span> {factText(value)}
        </span>
      ))}
    </span>
  );
}

function Rejection({ onSend }: { onSend: (reason: string) => void }) {
  const { t } = useTranslation('room-back-office');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onSend(reason.trim());
  };
  return (
    <FieldLine onSubmit={submit}>
      <TextField
        compact
        aria-label={t('reason')}
        placeholder={t('reason')}
        value={reason}
        onValueChange={(next) => {
          setReason(next);
          setMissing(false);
        }}
        autoComplete="off"
        error={isMissing ? t('reasonNeeded') : undefined}
      />
      <Button type="submit">{t('send')}</Button>
    </FieldLine>
  );
}
