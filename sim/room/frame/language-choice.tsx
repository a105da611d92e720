import { isWireLang, WIRE_LANGS } from '@/contract/lang';
import { LANGUAGE_NAMES } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../connection/exchange';
import { Choice } from '../parts/choice';
import { useWireLang } from '../tools/use-wire-lang';

/** The language of room and app. */
export function LanguageChoice() {
  const { t } = useTranslation('room');
  const lang = useWireLang();
  const { chooseLanguage } = useExchange();
  return (
    <Choice
      label={t('language')}
      value={lang}
      options={WIRE_LANGS.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(next) => isWireLang(next) && chooseLanguage(next)}
    />
  );
}
