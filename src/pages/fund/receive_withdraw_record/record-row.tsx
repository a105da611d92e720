import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { CoinIcon } from '@/ui/display/coin-icon';
import { ListRow } from '@/ui/display/list';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import type { RecordState } from './record-filter';
import { StateBadge } from './state-badge';

const DECIMALS = 8;

interface RecordRowProps {
  /** The coin's name. */
  coin: string;
  /** A decimal string. */
  amount: string;
  sign: '+' | '−';
  state: RecordState;
  /** As it stands on the wire. */
  asked: string;
  /** Why it failed. */
  reason: string | undefined;
  onOpen: () => void;
}

/** One deposit or withdrawal: how much, when, in which state, and why it failed. */
export function RecordRow({ coin, amount, sign, state, asked, reason, onOpen }: RecordRowProps) {
  const formats = useFormats();
  const askedMs = fromWireTime(asked);
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
        ) : askedMs === null ? (
          asked
        ) : (
          formats.dateTime(askedMs)
        )
      }
      trailing={<Num weight="bold">{`${sign}${formats.upTo(amount, DECIMALS)}`}</Num>}
      trailingNote={<StateBadge state={state} />}
      onClick={onOpen}
    />
  );
}
