import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';

/** The language on the screen, as calls and links name it. */
export const useWireLang = (): WireLang => wireLangOf(useTranslation().i18n.language) ?? DEFAULT_WIRE_LANG;
