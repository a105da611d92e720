import { Dices } from 'lucide-react';
import { type GameRound, useGameHistory } from '@/data/game/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';
import { Num, SignedNum } from '@/ui/text/num';
import { ListEnd } from '../../_shared/list/list-end';
import { ListStates } from '../../_shared/list/list-states';
import { recordTime } from '../../_shared/money/record-time';

/** All rounds with their results, newest first. */
export function Rounds({ onSee, onPlay }: { onSee: (id: number) => void; onPlay: () => void }) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const history = useGameHistory();
  const empty = (
    <EmptyState
      title={t('noRounds')}
      hint={t('noRoundsHint')}
      icon={<Dices size={30} strokeWidth={1.5} aria-hidden />}
      action={
        <Button variant="primary" onClick={onPlay}>
          {t('toWheel')}
        </Button>
      }
    />
  );
  return (
    <ListStates query={history} failed={t('failed')} isEmpty={({ rows }) => rows.length === 0} empty={empty} rows={6}>
      {({ rows, sums }) => (
        <>
          <Card>
            <Grid columns={2}>
              <Stat label={t('sumStaked')}>
                <Num unit="USDT">{formats.upTo(sums?.staked, 8)}</Num>
              </Stat>
              <Stat label={t('sumWon')}>
                <Num unit="USDT">{formats.upTo(sums?.won, 8)}</Num>
              </Stat>
            </Grid>
          </Card>
          <List card label={t('rounds')}>
            {rows.map((round) => (
              <RoundRow key={round.id} round={round} onSee={() => onSee(round.id)} />
            ))}
          </List>
          <ListEnd shown={rows.length} query={history} />
        </>
      )}
    </ListStates>
  );
}

function RoundRow({ round, onSee }: { round: GameRound; onSee: () => void }) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const net = new Decimal(round.payout).minus(round.stake);
  return (
    <ListRow
      title={`${t('round', { round: round.round })} · ${t(`risks.${round.risk}`)}`}
      subtitle={recordTime(round.created_time, formats.dateTime)}
      trailing={<SignedNum value={net.toFixed()} text={formats.upTo(net, 8)} />}
      trailingNote={`${formats.upTo(round.stake, 8)} × ${formats.upTo(round.multiple, 2)}`}
      chevron
      onClick={onSee}
    />
  );
}
