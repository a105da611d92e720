import type { Project } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { NextInstant } from '../_shared/next-instant';
import { SaleProgress } from '../_shared/sale-progress';
import { useIeoTexts } from '../_shared/use-ieo-texts';

/** Card of a project: description, price, subscribed share and remaining time. */
export function ProjectCard({ project, onPassed }: { project: Project; onPassed: () => void }) {
  const { t } = useTranslation('ieo');
  const { format } = useIeoTexts();
  const { id, title, summary, currency_name: token, price, mode, pay_currency_name: paid, time_status } = project;
  return (
    <a className={wealth.card} href={`#${path('/pages/ieo/subscribe', { id })}`}>
      <span className={wealth.head}>
        <CoinIcon symbol={token} size={40} />
        <span className={wealth.words}>
          <Text weight="bold">{`${token} · ${title}`}</Text>
          <Text size="small" tone="muted">
            {summary}
          </Text>
        </span>
        {price && (
          <span className={wealth.end}>
            <Num weight="bold">{format.upTo(price, 8)}</Num>
            <Text size="small" tone="muted">
              {paid}
            </Text>
          </span>
        )}
      </span>
      {time_status !== 1 && <SaleProgress project={project} />}
      <span className={wealth.line}>
        <Text size="small" tone="muted">
          {mode && t(`mode.${mode}`)}
        </Text>
        <NextInstant project={project} onEnd={onPassed} />
      </span>
    </a>
  );
}
