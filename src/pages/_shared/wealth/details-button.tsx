import { type ReactNode, useId } from 'react';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Text } from '@/ui/text/text';
import wealth from './wealth.module.css';

interface DetailsButtonProps {
  /** Accessible name, short and without a countdown. */
  readonly name: string;
  readonly onOpen: () => void;
  /** Symbol of the coin whose icon begins the card. */
  readonly coin?: string;
  readonly title: string;
  readonly note: string;
  /** Amounts and status, opposite the title. */
  readonly end: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A card of a list that opens its details. `name` replaces the content for screen readers; the first line describes the
 * button, so that it can be told from the other cards.
 */
export function DetailsButton({ name, onOpen, coin, title, note, end, children }: DetailsButtonProps) {
  const id = useId();
  return (
    <button type="button" className={wealth.card} onClick={onOpen} aria-label={name} aria-describedby={id}>
      <span id={id} className={wealth.head}>
        {coin && <CoinIcon symbol={coin} size={32} />}
        <span className={wealth.words}>
          <Text weight="bold">{title}</Text>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </span>
        <span className={wealth.end}>{end}</span>
      </span>
      {children}
    </button>
  );
}
