import type { ProjectInfo } from '@/data/ieo/queries';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { hasCome } from '@/lifecycles/deadline';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import { useIeoTexts } from '../_shared/use-ieo-texts';
import styles from './path-card.module.css';

/** The dates of a project in order; past ones are ticked off. */
export function PathCard({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation('ieo');
  const { format } = useIeoTexts();
  const nowMs = useNow(MINUTE_MS);
  const steps = [
    { word: 'open', text: info.start_at, atMs: info.startMs },
    { word: 'end', text: info.end_at, atMs: info.endMs },
    { word: 'issue', text: info.issue_at ?? '', atMs: info.issueMs },
    { word: 'list', text: info.sell_begin, atMs: info.listMs },
  ] as const;
  return (
    <Card title={t('detail.path')} data-tour="ieo-path">
      <ol className={styles.path}>
        {steps
          .filter(({ text }) => text !== '')
          .map(({ word, text, atMs }) => (
            <li key={word} className={hasCome(atMs, nowMs) ? styles.passed : undefined}>
              <Text weight={hasCome(atMs, nowMs) ? 'bold' : 'regular'}>{t(`detail.step.${word}`)}</Text>
              <Text size="small" tone="muted">
                {recordTime(text, format.dateTime)}
              </Text>
            </li>
          ))}
      </ol>
    </Card>
  );
}
