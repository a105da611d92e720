import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { SearchField } from '@/ui/forms/search-field';
import { Note, Refusal } from '../parts/parts';
import { addressOf, useAddressedEntry } from './address';
import { CallDetail } from './call-detail';
import styles from './contract.module.css';
import { EventDetail } from './event-detail';
import { type Contract, type Entry, found } from './model';
import type { SendCall } from './send';
import { useContract } from './use-contract';

/** The contract between app and exchange: every call and event, and a form that sends calls to the running exchange. */
export function ContractPage({ send }: { send: SendCall }) {
  const { t } = useTranslation('room-contract');
  const { contract, failed } = useContract();
  return (
    <main className={styles.page}>
      {contract ? (
        <Loaded contract={contract} send={send} />
      ) : (
        <div className={styles.waiting}>
          <h1>{t('title')}</h1>
          {failed ? <Refusal wrong={t('failed')} /> : <Note>{t('loading')}</Note>}
        </div>
      )}
    </main>
  );
}

function Loaded({ contract, send }: { contract: Contract; send: SendCall }) {
  const { t } = useTranslation('room-contract');
  const entry = useAddressedEntry(contract);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(entry);
  const [text, setText] = useState('');

  // A link moves the focus to what it has opened; at page load the focus stays.
  useEffect(() => {
    document.title = entry ? `${entry.name} · ${t('title')}` : t('title');
    if (shown.current === entry) return;
    shown.current = entry;
    heading.current?.focus();
  }, [entry, t]);

  return (
    <>
      <div className={cx(styles.side, entry && styles.behind)}>
        {entry ? (
          <p className={styles.title}>{t('title')}</p>
        ) : (
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
        )}
        <SearchField
          label={t('find')}
          placeholder={t('find')}
          clearLabel={t('clearFind')}
          value={text}
          onValueChange={setText}
        />
        <List label={t('calls')} entries={found(contract.calls, text)} current={entry} />
        <List label={t('events')} entries={found(contract.events, text)} current={entry} />
      </div>
      <div className={cx(styles.detail, !entry && styles.behind)}>
        {entry ? (
          <>
            <a href="#/" className={styles.back}>
              {t('all')}
            </a>
            <h1 ref={heading} tabIndex={-1} className={styles.name}>
              {entry.name}
            </h1>
            {entry.kind === 'call' ? (
              <CallDetail key={entry.name} call={entry} common={contract.common} send={send} />
            ) : (
              <EventDetail key={entry.name} event={entry} />
            )}
          </>
        ) : (
          <Note>{t('choose')}</Note>
        )}
      </div>
    </>
  );
}

function List({ label, entries, current }: { label: string; entries: readonly Entry[]; current: Entry | null }) {
  const { t } = useTranslation('room-contract');
  return (
    <nav aria-label={label}>
      <details open className={styles.list}>
        <summary>
          <h2 className={styles.group}>{t('counted', { label, number: entries.length })}</h2>
        </summary>
        {entries.length === 0 && <Note>{t('none')}</Note>}
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <a href={addressOf(entry)} aria-current={entry === current ? 'page' : undefined} className={styles.link}>
                <Name entry={entry} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Name({ entry: { kind, name } }: { entry: Entry }) {
  if (kind === 'event') return name;
  const [method, path] = name.split(' ', 2);
  return (
    <>
      <span className={styles.method}>{method}</span> {path}
    </>
  );
}
