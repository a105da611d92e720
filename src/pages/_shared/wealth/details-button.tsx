import { type ReactNode, useId } from 'react';
import wealth from './wealth.module.css';

interface DetailsButtonProps {
  /** Accessible name, short and without what counts down. */
  readonly name: string;
  readonly onOpen: () => void;
  /** What tells the card from its neighbours. It describes the button, because the name replaces its content. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a list that opens its details. */
export function DetailsButton({ name, onOpen, head, children }: DetailsButtonProps) {
  const id = useId();
  return (
    <button type="button" className={wealth.card} onClick={onOpen} aria-label={name} aria-describedby={id}>
      <span id={id} className={wealth.head}>
        {head}
      </span>
      {children}
    </button>
  );
}
