import { DEFAULT_WIRE_LANG, isWireLang, WIRE_LANGS } from '@/contract/lang';
import { LANGUAGE_NAMES, wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../connection/exchange';
import { Choice } from '../parts/choice';

/** The language of room and app. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('room');
  const { chooseLanguage } = useExchange();
  return (
    <Choice
      label={t('language')}
      value={wireLangOf(i18n.language) ?? DEFAULT_WIRE_LANG}
      options={WIRE_LANGS.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
      onChange={(lang) => isWireLang(lang) && chooseLanguage(lang)}
    />
  );
}
