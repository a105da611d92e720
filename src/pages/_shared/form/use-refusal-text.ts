import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import { fillRefusal } from '@/contract/refusals/fill';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';

/** Returns the exchange's own text for a refusal in the displayed language, so that form and exchange say the same. */
export function useRefusalText(): (code: RefusalCode, params?: RefusalParams) => string {
  const { i18n } = useTranslation('refusals');
  const locale = i18n.language;
  return (code, params = {}) =>
    fillRefusal(i18n.getResource(locale, 'refusals', code) as string, wireLangOf(locale) ?? 'en', params);
}
