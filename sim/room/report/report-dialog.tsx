import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Switch } from '@/ui/forms/switch';
import { isRefused, type TrailEntry } from '../../journal/trail';
import { usePolled } from '../connection/use-polled';
import { timeText } from '../formats/zone';
import { reportingErrors } from '../outcome';
import { focusedFirst, RoomDialog } from '../parts/dialog';
import { LinkField } from '../parts/link-field';
import { Controls, Note, Refusal } from '../parts/parts';
import styles from './report.module.css';
import { reportIsOpen } from './report-is-open';
import { useReport } from './use-report';

const OFFERED = 8;
/** A refusal that is more trail entries back than this is not suggested. */
const RECENT = 25;

type Refused = TrailEntry & { readonly do: 'call' };

/** The refused calls that a report can be about, newest first. */
const latestRefusals = (entries: readonly TrailEntry[]): readonly Refused[] =>
  entries.filter(isRefused).slice(-OFFERED).reverse();

/** The refused call that a report is probably about; undefined when the last one is long past. */
function suggestedRefusal(entries: readonly TrailEntry[]): Refused | undefined {
  return entries.slice(-RECENT).findLast(isRefused) as Refused | undefined;
}

const NOW = '';

/** The form of a problem report: what went wrong, about which call, and as a link or a file. */
export default function ReportDialog() {
  const { t } = useTranslation('room-report');
  return (
    <RoomDialog spaced title={t('title')} closeLabel={t('close')} onClosed={() => reportIsOpen.set(false)}>
      <Form />
    </RoomDialog>
  );
}

function Form() {
  const { t, i18n } = useTranslation('room-report');
  const entries = usePolled('run.trail', {}).value?.entries ?? [];
  const refusals = latestRefusals(entries);
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [secrets, setSecrets] = useState(false);
  const { copyLink, saveFile, link, error, busy } = useReport();
  const about = chosen ?? String(suggestedRefusal(entries)?.n ?? NOW);
  const input = { note, at: about === NOW ? null : Number(about), secrets };
  return (
    <>
      <label className={styles.field}>
        {t('note')}
        <textarea
          ref={focusedFirst}
          className={styles.input}
          rows={3}
          maxLength={4_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      <label className={styles.field}>
        {t('about')}
        <select className={styles.input} value={about} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value={NOW}>{t('now')}</option>
          {refusals.map(({ n, atMs, request, answer }) => (
            <option key={n} value={n}>
              {`${timeText(atMs, i18n.language)} · ${request.path} · ${answer.text || answer.refusal || answer.type}`}
            </option>
          ))}
        </select>
      </label>
      <Switch checked={secrets} onCheckedChange={setSecrets} label={t('secrets')} hint={t('secretsHint')} />
      <Note>{t('holds')}</Note>
      <Controls label={t('title')}>
        <Button size="sm" variant="primary" loading={busy} onClick={() => reportingErrors(copyLink(input))}>
          {t('copyLink')}
        </Button>
        <Button size="sm" loading={busy} onClick={() => reportingErrors(saveFile(input))}>
          {t('saveFile')}
        </Button>
      </Controls>
      {link && <LinkField label={t('link')} link={link} />}
      <Refusal error={error} />
    </>
  );
}
