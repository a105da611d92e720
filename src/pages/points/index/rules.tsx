import type { PointsState } from '@/data/points/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { type ScreenPath, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Card } from '@/ui/layout/card';
import { Row } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';

type Rule = PointsState['list'][number];

/** Page on which a rule can be fulfilled; the daily check-in is on this page. */
const PLACES = {
  identityBasic: '/pages/setting/real_mark',
  identityAdvanced: '/pages/setting/real_mark',
  firstDeposit: '/pages/fund/select',
  firstTrade: '/pages/transaction/index',
  trade: '/pages/transaction/index',
} as const satisfies Partial<Record<Rule['rule'], ScreenPath>>;

const screenOf = (rule: Rule['rule']): ScreenPath | null =>
  rule in PLACES ? PLACES[rule as keyof typeof PLACES] : null;

/** Rules for earning points; an open one links to its page. */
export function Rules({ pointsState }: { pointsState: PointsState }) {
  const { t } = useTranslation('points');
  const formats = useFormats();
  const { usdt_per_point: usdt, today, most } = pointsState.trade;
  return (
    <Card flush title={t('rules')}>
      <List label={t('rules')}>
        {pointsState.list.map((rule) => (
          <ListRow
            key={rule.rule}
            title={t(`rule.${rule.rule}`)}
            subtitle={
              rule.times === 'volume'
                ? t('tradeHint', {
                    usdt: formats.upTo(usdt, 0),
                    today: formats.upTo(today, 0),
                    most: formats.upTo(most, 0),
                  })
                : undefined
            }
            trailing={<Reward rule={rule} />}
          />
        ))}
      </List>
    </Card>
  );
}

function Reward({ rule: { rule, points, times, count } }: { rule: Rule }) {
  const { t } = useTranslation('points');
  const formats = useFormats();
  const screen = screenOf(rule);
  return (
    <Row gap={2} align="center">
      <Num direction="up">{times === 'volume' ? t('perTrade') : `+${formats.upTo(points, 0)}`}</Num>
      {times === 'once' && count > 0 ? (
        <Badge tone="up">{t('done')}</Badge>
      ) : (
        screen && (
          <Button size="sm" aria-label={t('goLabel', { what: t(`rule.${rule}`) })} onClick={() => shell().go(screen)}>
            {t('go')}
          </Button>
        )
      )}
    </Row>
  );
}
