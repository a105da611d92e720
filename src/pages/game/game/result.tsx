import type { GameRound } from '@/data/game/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import styles from './wheel.module.css';

export interface ResultProps {
  /** Null before the first round and while the wheel turns. */
  round: GameRound | null;
  turning: boolean;
  onSee: (id: number) => void;
}

/** Result of the round, shown when the wheel has stopped. */
export function Result({ round, turning, onSee }: ResultProps) {
  const { t } = useTranslation('game');
  return (
    <div className={styles.result}>
      <div role="status">
        {round ? <Words round={round} /> : turning && <span className="visually-hidden">{t('spinning')}</span>}
      </div>
      {round && (
        <Button size="sm" variant="ghost" onClick={() => onSee(round.id)}>
          {t('see')}
        </Button>
      )}
    </div>
  );
}

function Words({ round: { multiple, payout, stake } }: { round: GameRound }) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const won = new Decimal(payout);
  const profit = won.minus(stake);
  if (won.isZero())
    return (
      <>
        <Text as="p" size="title" weight="bold">
          {t('lost')}
        </Text>
        <Text as="p" size="note" tone="secondary">
          {t('lostNote', { stake: formats.upTo(stake, 8) })}
        </Text>
      </>
    );
  return (
    <>
      <Text as="p" size="title" weight="bold" tone="up">
        {t('won', { multiple: formats.upTo(multiple, 2), payout: formats.upTo(payout, 8) })}
      </Text>
      <Text as="p" size="note" tone="secondary">
        {profit.gt(0) ? t('wonNote', { profit: formats.upTo(profit, 8) }) : t('wonSame')}
      </Text>
    </>
  );
}
