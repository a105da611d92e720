import { Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DEFAULT_WIRE_LANG, WIRE_LANGS, type WireLang } from '@/contract/lang';
import { session, useLang } from '@/data/session';
import { LANGUAGE_NAMES, localeOf } from '@/i18n/languages';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import styles from './language-offer.module.css';

/** The first of the browser's languages that the app speaks; null when it speaks none of them. */
function browserLanguage(): WireLang | null {
  const spoken = navigator.languages.flatMap((tag) => {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    // Chinese in traditional characters is written for Hong Kong here.
    if (language === 'zh') return script === 'Hant' || region === 'HK' ? 'hk' : 'zh';
    return WIRE_LANGS.find((lang) => localeOf(lang) === language) ?? [];
  });
  return spoken[0] ?? null;
}

/** On the first visit, the browser's language in place of the default one; both say their own names. */
export function LanguageOffer() {
  const current = useLang();
  const [offered, setOffered] = useState(() => {
    // Another language than the default one was chosen, by the person or by a link.
    const isOpen = current === DEFAULT_WIRE_LANG && !session.languageOffered.get();
    return isOpen ? browserLanguage() : null;
  });
  // Once: who does not answer has chosen the language on screen.
  useEffect(() => session.languageOffered.set(true), []);
  if (!offered || offered === current) return null;
  const choose = (lang: WireLang) => {
    setOffered(null);
    session.lang.set(lang);
  };
  return (
    <Card className={styles.offer}>
      <Languages size={20} aria-hidden />
      {[offered, current].map((lang) => (
        <Button
          key={lang}
          size="sm"
          block
          variant={lang === offered ? 'primary' : 'secondary'}
          onClick={() => choose(lang)}
        >
          <span lang={localeOf(lang)}>{LANGUAGE_NAMES[lang]}</span>
        </Button>
      ))}
    </Card>
  );
}
