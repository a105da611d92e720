import { useTranslation } from 'react-i18next';
import { memoKindOf } from '@/domain/memo';
import { isNetworkCode } from '@/domain/networks';

/** What a network calls that which goes with a shared address. */
export function useMemoName(network = ''): string {
  const { t } = useTranslation('common');
  return t(isNetworkCode(network) && memoKindOf(network) === 'tag' ? 'destinationTag' : 'memo');
}
