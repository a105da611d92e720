import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Data } from '../panels/inspector/payload';
import { Note } from '../parts/parts';
import styles from './contract.module.css';
import { FieldList } from './field-list';
import type { CallEntry, Contract } from './model';
import { Part } from './part';
import type { SendCall } from './send';
import { TryIt } from './try-it';

interface CallDetailProps {
  call: CallEntry;
  common: Contract['common'];
  send: SendCall;
}

/** Everything the contract says of a call. */
export function CallDetail({ call, common, send }: CallDetailProps) {
  const { t } = useTranslation('room-contract');
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={call.access === 'anyone' ? 'neutral' : 'accent'}>{t(`access.${call.access}`)}</Badge>
        <Badge>{t(sourceKey(call.source))}</Badge>
        <Badge tone={call.changes ? 'warn' : 'neutral'}>{t(call.changes ? 'changes' : 'reads')}</Badge>
      </p>
      {call.note && (
        <p lang="en" className={styles.note}>
          {call.note}
        </p>
      )}
      <Part title={t('request')}>
        <FieldList
          fields={call.request.map((field) => ({
            ...field,
            path: field.name,
            depth: 0,
            isOptional: !field.isRequired,
          }))}
        />
      </Part>
      <Part title={t('tryIt')}>{call.isUpload ? <Note>{t('upload')}</Note> : <TryIt call={call} send={send} />}</Part>
      <Part title={t('answer')}>
        <p className={styles.type}>{call.answerType}</p>
        {call.answer.length > 0 && <FieldList fields={call.answer} />}
      </Part>
      <Part title={t('refusals')}>
        {call.refusals.length > 0 ? <Refusals refusals={call.refusals} /> : <Note>{t('noRefusals')}</Note>}
        <details className={styles.common}>
          <summary>{t('ofAnyCall')}</summary>
          <Refusals refusals={common} />
        </details>
      </Part>
      {call.example !== undefined && (
        <Part title={t('example')}>
          <Data title={t('realAnswer')} value={call.example} />
        </Part>
      )}
    </>
  );
}

function Refusals({ refusals }: { refusals: CallEntry['refusals'] }) {
  return (
    <ul className={styles.fields}>
      {refusals.map(({ code, sentence }) => (
        <li key={code}>
          <code>{code}</code> <span lang="en">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

export const sourceKey = (source: string) =>
  source === 'observed' ? 'source.observed' : source === 'designed' ? 'source.designed' : 'source.specification';
