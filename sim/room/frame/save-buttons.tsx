import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Controls } from '../parts/parts';
import type { SavedAs } from '../tools/use-run-tools';

/** The three forms in which a run can be saved. */
export function SaveButtons({ save }: { save: (as: SavedAs) => void }) {
  const { t } = useTranslation('room');
  return (
    <Controls label={t('saveAs')}>
      <Button size="sm" onClick={() => save('file')}>
        {t('asFile')}
      </Button>
      <Button size="sm" onClick={() => save('scenario')}>
        {t('asScenario')}
      </Button>
      <Button size="sm" onClick={() => save('test')}>
        {t('asTest')}
      </Button>
    </Controls>
  );
}
