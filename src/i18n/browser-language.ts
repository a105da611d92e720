import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { localeOf } from './languages';

/** The first language of the browser which the app supports; null if there is none. */
export function browserLanguage(): WireLang | null {
  const spoken = navigator.languages.flatMap((tag) => {
    const locale = new Intl.Locale(tag);
    if (locale.language !== 'zh') return WIRE_LANGS.find((lang) => localeOf(lang) === locale.language) ?? [];
    // Only Chinese needs its script, whose table a slow phone loads for thirty milliseconds. Traditional Chinese maps to
    // `hk`, whose texts are written for Hong Kong.
    const { script, region } = locale.maximize();
    return script === 'Hant' || region === 'HK' ? 'hk' : 'zh';
  });
  return spoken[0] ?? null;
}
