import type { CreditRecord } from '@/data/membership/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Sheet } from '@/ui/overlays/sheet';
import { SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import styles from './credit-card.module.css';

export interface CreditSheetProps {
  credit: CreditRecord;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Composition of the score: every rule with its effect, and every change with its time. */
export function CreditSheet({ credit, open, onOpenChange }: CreditSheetProps) {
  const { t } = useTranslation(['vip', 'common']);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('credit.points', { score: credit.score })}
      closeLabel={t('common:close')}
      size="tall"
    >
      <Text as="p" tone="secondary">
        {t('credit.start', { points: credit.start })}
      </Text>
      <Rules credit={credit} />
      <History credit={credit} />
    </Sheet>
  );
}

function Rules({ credit }: { credit: CreditRecord }) {
  const { t } = useTranslation('vip');
  return (
    <section className={styles.part} aria-label={t('credit.rules')}>
      <Text as="h3" weight="bold">
        {t('credit.rules')}
      </Text>
      <List label={t('credit.rules')}>
        {credit.rules.map(({ rule, points, count, once }) => (
          <ListRow
            key={rule}
            dense
            title={t(`credit.rule.${rule}`)}
            subtitle={count === 0 ? undefined : once ? t('credit.done') : t('credit.times', { count })}
            trailing={<SignedNum value={points} text={String(Math.abs(points))} />}
          />
        ))}
      </List>
    </section>
  );
}

function History({ credit }: { credit: CreditRecord }) {
  const { t } = useTranslation('vip');
  const formats = useFormats();
  return (
    <section className={styles.part} aria-label={t('credit.history')}>
      <Text as="h3" weight="bold">
        {t('credit.history')}
      </Text>
      {credit.list.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('credit.noHistory')}
        </Text>
      ) : (
        <List label={t('credit.history')}>
          {credit.list.map(({ id, rule, points, score, ref, created_time }) => (
            <ListRow
              key={id}
              dense
              title={rule === 'vipTier' && ref !== '' ? t('credit.vipTier', { tier: ref }) : t(`credit.rule.${rule}`)}
              subtitle={recordTime(created_time, formats.dateTime)}
              trailing={<SignedNum value={points} text={String(Math.abs(points))} />}
              trailingNote={t('credit.after', { score })}
            />
          ))}
        </List>
      )}
    </section>
  );
}
