import { memoKindOf } from '@/domain/payout/memo';
import { isNetworkCode } from '@/domain/payout/networks';
import { useTranslation } from '@/i18n/use-translation';

/** Name of the additional field of a shared address on this network: destination tag or memo. */
export function useMemoName(network = ''): string {
  const { t } = useTranslation('common');
  return t(isNetworkCode(network) && memoKindOf(network) === 'tag' ? 'destinationTag' : 'memo');
}
