import { type ChangeEvent, useState } from 'react';
import { isWireLang } from '@/contract/lang';
import { useTranslation } from '@/i18n/use-translation';
import { openedReport } from '../../../control/opened-report';
import type { Report } from '../../../replay/report';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { SaveButtons } from '../../frame/save-buttons';
import { FileChoice } from '../../parts/file-choice';
import { PanelStack, Refusal, Section } from '../../parts/parts';
import { useRunTools } from '../../tools/use-run-tools';
import { Bookmarks } from './bookmarks';
import { Compare } from './compare';
import { EarlierRuns } from './earlier-runs';
import { Rewind } from './rewind';

/** The run: its history and rewinding, bookmarks, earlier runs, comparing moments, and its files. */
export default function RunPanel() {
  const { t } = useTranslation('room-scenario');
  const { save, error } = useRunTools();
  return (
    <PanelStack>
      <Rewind />
      <Bookmarks />
      <EarlierRuns />
      <Compare />
      <Section title={t('take')}>
        <SaveButtons save={save} />
        <ImportFile />
        <Refusal error={error} />
      </Section>
    </PanelStack>
  );
}

/** Opens a run from a file. */
function ImportFile() {
  const { t } = useTranslation('room-scenario');
  const { act, error } = useAction();
  const { page, chooseLanguage } = useExchange();
  const landOn = (report: Report) => {
    if (isWireLang(report.lang)) chooseLanguage(report.lang);
    page.show(report.screen);
    openedReport.set(report);
  };
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    try {
      // Sent as text, because very deeply nested data cannot be cloned. The exchange reports what is invalid.
      const text = await file.text();
      JSON.parse(text);
      setUnreadable(null);
      const opened = await act('run.import', { file: text }, t('said.imported', { file: file.name }));
      if (opened?.report) landOn(opened.report);
    } catch {
      setUnreadable(t('badFile', { file: file.name }));
    }
  };
  return (
    <>
      <FileChoice label={t('import')} onChange={(event) => void read(event)} />
      <Refusal wrong={unreadable} error={error} />
    </>
  );
}
