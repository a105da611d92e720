import { type ReachedAlert, useReachedAlerts } from '@/data/queries/alerts';
import { DEFAULT_AMOUNT_DECIMALS } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { List, ListRow } from '@/ui/display/list';
import { Card } from '@/ui/layout/card';

const SECOND_MS = 1000;

/** Alerts that were reached. A message is written for each, and stays longer than this list. */
export function ReachedAlerts() {
  const { t } = useTranslation('alerts');
  const { data: reached = [] } = useReachedAlerts();
  return (
    <Card flush title={t('all.reached')}>
      <List label={t('all.reached')}>
        {reached.map((alert) => (
          <Row key={`${alert.id} ${alert.reach_time}`} alert={alert} />
        ))}
        <ListRow
          title={t('all.messages')}
          subtitle={t('all.reachedHint')}
          href={`#${path('/pages/site_message/message-center', { topic: 'trade' })}`}
        />
      </List>
    </Card>
  );
}

function Row({ alert: { symbol, price, direction, reach_time: atSec } }: { alert: ReachedAlert }) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  return (
    <ListRow
      title={t(`reached.${direction}`, { symbol, price: format.upTo(price, DEFAULT_AMOUNT_DECIMALS) })}
      subtitle={format.dateTime(atSec * SECOND_MS)}
      href={`#${path('/pages/transaction/currency', { symbol, view: 'chart' })}`}
    />
  );
}
