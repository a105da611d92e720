import { useEffect } from 'react';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultSettings } from '../../../faults/settings';
import { useExchange } from '../../connection/exchange';
import { usePolled } from '../../connection/use-polled';

/** The current faults, whether set by this room, another window or a script. */
export function useFaults(): FaultSettings {
  const { onNotice } = useExchange();
  const { value, refresh } = usePolled('faults.get', {});
  useEffect(() => onNotice(({ kind }) => kind === 'faults' && refresh()), [onNotice, refresh]);
  return value ?? NO_FAULTS;
}
