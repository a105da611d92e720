import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { PanelStack, Refusal, Section } from '../../parts/parts';
import { SaveButtons } from '../../save-buttons';
import { useRunTools } from '../../use-run-tools';
import { EarlierRuns } from './earlier-runs';
import { ImportFile } from './import-file';
import { Rewind } from './rewind';
import { ScenarioList } from './scenario-list';
import { TourButton } from './tour-button';

/** The scenario and seed of the run, and how the run is rewound, saved and shared. */
export default function ScenarioPanel() {
  const { t } = useTranslation('room-scenario');
  const { save, reset, error } = useRunTools();
  return (
    <PanelStack>
      <ScenarioList />
      <TourButton />
      <Button block onClick={() => void reset()}>
        {t('next')}
      </Button>
      <Rewind />
      <EarlierRuns />
      <Section title={t('take')}>
        <SaveButtons save={(as) => void save(as)} />
        <ImportFile />
        <Refusal error={error} />
      </Section>
    </PanelStack>
  );
}
