import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type PointEntry, usePointHistory } from '@/data/points/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { SignedNum } from '@/ui/text/num';
import { FilterChips } from '../../_shared/list/filter-chips';
import { ListEnd } from '../../_shared/list/list-end';
import { ListStates } from '../../_shared/list/list-states';
import { recordTime } from '../../_shared/money/record-time';

const WAYS = ['in', 'out'] as const;
type Way = (typeof WAYS)[number];

export function PointHistory() {
  const { t } = useTranslation('points');
  const [way, setWay] = useState<Way>();
  return (
    <>
      <FilterChips
        label={t('ways')}
        all={t('way.all')}
        values={WAYS}
        textOf={(value) => t(`way.${value}`)}
        value={way}
        onValueChange={setWay}
      />
      <Entries way={way} />
    </>
  );
}

function Entries({ way }: { way: Way | undefined }) {
  const { t } = useTranslation('points');
  const history = usePointHistory(way);
  const icon = <Sparkles size={30} strokeWidth={1.5} aria-hidden />;
  const empty = <EmptyState title={t('noHistory')} hint={t('noHistoryHint')} icon={icon} />;
  return (
    <ListStates query={history} failed={t('failed')} empty={empty} rows={5}>
      {(entries) => (
        <>
          <List card label={t('list')}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </List>
          <ListEnd shown={entries.length} query={history} />
        </>
      )}
    </ListStates>
  );
}

function EntryRow({ entry: { kind, points, balance, created_time } }: { entry: PointEntry }) {
  const { t } = useTranslation('points');
  const formats = useFormats();
  return (
    <ListRow
      title={kind === 'exchange' || kind === 'gift' ? t(`kind.${kind}`) : t(`rule.${kind}`)}
      subtitle={recordTime(created_time, formats.dateTime)}
      trailing={<SignedNum value={points} text={formats.upTo(points, 0)} />}
      trailingNote={t('balanceAfter', { points: formats.upTo(balance, 0) })}
    />
  );
}
