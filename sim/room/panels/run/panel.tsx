import { useTranslation } from '@/i18n/use-translation';
import { PanelStack, Refusal, Section } from '../../parts/parts';
import { SaveButtons } from '../../save-buttons';
import { useRunTools } from '../../use-run-tools';
import { Bookmarks } from './bookmarks';
import { Compare } from './compare';
import { EarlierRuns } from './earlier-runs';
import { ImportFile } from './import-file';
import { Rewind } from './rewind';

/** What has happened in the run: rewinding it, named moments, the runs before it, what differs, and files of it. */
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
        <SaveButtons save={(as) => void save(as)} />
        <ImportFile />
        <Refusal error={error} />
      </Section>
    </PanelStack>
  );
}
