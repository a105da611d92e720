import { type ChangeEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import type { FileFault } from '../../../people/fault';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { reportingErrors } from '../../outcome';
import { RoomDialog } from '../../parts/dialog';
import { FileChoice } from '../../parts/file-choice';
import { Note, Refusal } from '../../parts/parts';
import styles from './people.module.css';
import { useFaultText } from './use-fault-text';
import { useSignIn } from './use-sign-in';

/** Adds a person or a start state from a file or a pasted text, and lists its faults. */
export function AddPeople({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('room-person');
  const { control } = useExchange();
  const { signIn } = useSignIn();
  const { act, error } = useAction();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const check = async (file: string) => {
    const found = (await control('people.check', { file })).faults;
    setFaults(found);
    return found.length === 0;
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    const chosen = await file?.text();
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    setText(chosen);
    await check(chosen);
  };
  const submit = async () => {
    if (!(await check(text))) return;
    const added = await act('people.add', { file: text }, ({ people: all }) =>
      all.length === 0 ? t('said.nothing') : t('said.added', { names: all.map(({ nickname }) => nickname).join(', ') }),
    );
    if (!added) return;
    if (added.clock) await control('clock.set', added.clock);
    const [first] = added.people;
    if (first) await signIn(first.who, first.nickname);
    onClosed();
  };
  return (
    <RoomDialog spaced title={t('addTitle')} closeLabel={t('close')} onClosed={onClosed}>
      <Note>{t('intro')}</Note>
      <FileChoice label={t('file')} onChange={(event) => reportingErrors(choose(event))} />
      <textarea
        className={styles.json}
        aria-label={t('paste')}
        placeholder={'{ "name": "Anna", "email": "anna@example.com" }'}
        rows={9}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setFaults([]);
        }}
      />
      <Faults faults={faults} />
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => reportingErrors(submit())}>
        {t('addNow')}
      </Button>
      <Refusal error={error} />
    </RoomDialog>
  );
}

/** A sentence for each fault, with the field it is in. */
function Faults({ faults }: { faults: readonly FileFault[] }) {
  const { t } = useTranslation('room-person');
  const textOf = useFaultText();
  return (
    <div role="alert">
      {faults.length > 0 && (
        <>
          <p className={styles.toMend}>{t('toMend', { number: faults.length })}</p>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.kind}`}>
                {fault.path !== '' && <code className={styles.field}>{fault.path}</code>}
                <span>{textOf(fault)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
