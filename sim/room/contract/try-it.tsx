import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { useExchange } from '../connection/exchange';
import { Data } from '../panels/inspector/payload';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { Choice } from '../parts/choice';
import { Refusal } from '../parts/parts';
import { useWireLang } from '../tools/use-wire-lang';
import styles from './contract.module.css';
import type { CallEntry, RequestField } from './model';
import { type Answer, answerTo, type SendCall } from './send';

const VISITOR = 'visitor';
const PERSON = 'person';

/**
 * A form of a call's fields. It sends the call to the running exchange, as the customer who is signed in to the app or
 * as a visitor.
 */
export function TryIt({ call, send }: { call: CallEntry; send: SendCall }) {
  const { t } = useTranslation('room-contract');
  const lang = useWireLang();
  const { page } = useExchange();
  const token = useStore(page.token);
  const person = useCurrentPerson();
  const [who, setWho] = useState(PERSON);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => examplesOf(call.request));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    setSending(true);
    const [method = '', path = ''] = call.name.split(' ', 2);
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const fields = { ...filled, lang };
    setAnswer(await answerTo(send, { method, path, fields, token: person && who === PERSON ? token : '' }));
    setSending(false);
  };
  return (
    <>
      <form
        aria-label={t('tryIt')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {call.request.map((field) => (
          <RequestInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        <div className={styles.send}>
          <Choice
            label={t('sendAs')}
            value={person ? who : VISITOR}
            options={[
              ...(person ? [{ value: PERSON, label: person.nickname }] : []),
              { value: VISITOR, label: t('visitor') },
            ]}
            onChange={setWho}
          />
          <Button
            type="submit"
            size="sm"
            variant={call.changes ? 'danger' : 'primary'}
            guard={call.changes}
            // Disabled until the signed-in customer is known; before that the call would be sent as a visitor.
            disabled={person === undefined}
            loading={isSending}
          >
            {t(call.changes ? 'sendChanging' : 'send')}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.outcome}>
        {answer &&
          (answer.status === null
            ? t('broken', { ms: answer.ms })
            : t('outcome', { status: answer.status, ms: answer.ms }))}
      </div>
      <Refusal error={answer?.failure ?? null} />
      {answer?.status != null && <Data title={t('answer')} value={answer.body} />}
    </>
  );
}

const examplesOf = (fields: readonly RequestField[]) =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]));

interface RequestInputProps {
  field: RequestField;
  value: string;
  onChange: (value: string) => void;
}

function RequestInput({ field: { name, choices, isRequired }, value, onChange }: RequestInputProps) {
  const { t } = useTranslation('room-contract');
  const label = isRequired ? name : `${name} (${t('optional')})`;
  return (
    <div className={styles.input}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {choices.length > 0 ? (
        <Choice
          label={label}
          value={value}
          options={['', ...choices].map((choice) => ({ value: choice, label: choice || '–' }))}
          onChange={onChange}
        />
      ) : (
        <TextField compact aria-label={label} autoComplete="off" value={value} onValueChange={onChange} />
      )}
    </div>
  );
}
