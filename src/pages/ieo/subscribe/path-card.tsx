import type { ProjectInfo } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/use-now';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { useIeoTexts } from '../_shared/use-ieo-texts';
import styles from './path-card.module.css';

const MINUTE_MS = 60_000;

/** The dates of a project in order; past ones are ticked off. */
export function PathCard({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation('ieo');
  const { format } = useIeoTexts();
  const nowMs = useNow(MINUTE_MS);
  const steps = [
    { word: 'open', atMs: info.startMs },
    { word: 'end', atMs: info.endMs },
    { word: 'issue', atMs: info.issueMs },
    { word: 'list', atMs: info.listMs },
  ] as const;
  return (
    <Card title={t('detail.path')} data-tour="ieo-path">
      <ol className={styles.path}>
        {steps
          .filter(({ atMs }) => atMs > 0)
          .map(({ word, atMs }) => (
            <li key={word} className={atMs <= nowMs ? styles.passed : undefined}>
              <Text weight={atMs <= nowMs ? 'bold' : 'regular'}>{t(`detail.step.${word}`)}</Text>
              <Text size="small" tone="muted">
                {format.dateTime(atMs)}
              </Text>
            </li>
          ))}
      </ol>
    </Card>
  );
}
