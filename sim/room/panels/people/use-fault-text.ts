import { fillRefusal } from '@/contract/refusals/fill';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import type { FileFault } from '../../../people/fault';

/** Returns the text of a fault of a person as data in the room's language; a refusal is in the exchange's own words. */
export function useFaultText(): (fault: FileFault) => string {
  const { t, i18n } = useTranslation('room-person');
  useTranslation('refusals');
  const refusalOf = ({ code, params }: NonNullable<FileFault['refusal']>) =>
    fillRefusal(i18n.getResource(i18n.language, 'refusals', code) as string, wireLangOf(i18n.language) ?? 'en', params);
  return ({ kind, values, refusal }) =>
    refusal ? refusalOf(refusal) : t(`faults.${kind}` as 'faults.missing', { ...values });
}
