import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { CoinIcon } from '@/ui/display/coin-icon';
import { ListRow } from '@/ui/display/list-row';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import type { RecordState } from './record-filter';
import { StateBadge } from './state-badge';

interface RecordRowProps {
  /** Name of the coin. */
  coin: string;
  /** Decimal string. */
  amount: string;
  sign: '+' | '−';
  state: RecordState;
  /** Wire time of the request. */
  requestedAt: string;
  reason: string | undefined;
  onOpen: () => void;
}

/** Row of a deposit or withdrawal: amount, time, state, and the reason of a failure. */
export function RecordRow({ coin, amount, sign, state, requestedAt, reason, onOpen }: RecordRowProps) {
  const formats = useFormats();
  return (
    <ListRow
      as="div"
      leading={<CoinIcon symbol={coin} />}
      title={coin}
      subtitle={
        state === 'rejected' && reason ? (
          <Text size="small" tone="error">
            {reason}
          </Text>
        ) : (
          recordTime(requestedAt, formats.dateTime)
        )
      }
      trailing={<Num weight="bold">{`${sign}${formats.upTo(amount, MONEY_DECIMALS)}`}</Num>}
      trailingNote={<StateBadge state={state} />}
      onClick={onOpen}
    />
  );
}
