import { useTranslation } from 'react-i18next';
import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import { fillRefusal } from '@/contract/refusals/fill';
import { wireLangOf } from '@/i18n/languages';

/** The exchange's own words for a refusal, in the language on screen: the form says what the exchange would answer. */
export function useRefusalText(): (code: RefusalCode, params?: RefusalParams) => string {
  const { i18n } = useTranslation('refusals');
  const locale = i18n.language;
  return (code, params = {}) =>
    fillRefusal(i18n.getResource(locale, 'refusals', code) as string, wireLangOf(locale) ?? 'en', params);
}
