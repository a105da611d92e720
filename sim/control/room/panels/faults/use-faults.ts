import { useEffect } from 'react';
import { CALM } from '../../../../faults/calm';
import type { FaultSettings } from '../../../../faults/settings';
import { useExchange, usePolled } from '../../exchange';

/** The faults in force, by whoever's hand: this room, another window, a script. */
export function useFaults(): FaultSettings {
  const { onNotice } = useExchange();
  const { value, refresh } = usePolled('faults.get', {}, Number.POSITIVE_INFINITY);
  useEffect(() => onNotice(({ kind }) => kind === 'faults' && refresh()), [onNotice, refresh]);
  return value ?? CALM;
}
