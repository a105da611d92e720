import type { Project } from '@/data/ieo/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Text } from '@/ui/text/text';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useIeoTexts } from './use-ieo-texts';

/** Subscribed share of the issue: the remaining amount, or the multiple of an oversubscription. */
export function SaleProgress({ project }: { project: Project }) {
  const { t } = useTranslation('ieo');
  const { format, percent } = useIeoTexts();
  const { amount, total_sell, percentage, currency_name: token } = project;
  const share = new Decimal(total_sell).div(amount);
  const words = share.gt(1)
    ? t('times', { times: format.upTo(share, 2) })
    : share.eq(1)
      ? t('soldOut')
      : t('left', { percent: percent(percentage) });
  return (
    <>
      <ProgressBar fraction={share.toNumber()} />
      <span className={wealth.line}>
        <Text size="small" tone="secondary">
          {`${format.compact(total_sell)} / ${format.compact(amount)} ${token}`}
        </Text>
        <Text size="small" tone={share.gte(1) ? 'accent' : 'secondary'} weight="bold">
          {words}
        </Text>
      </span>
    </>
  );
}
