import { Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { session, useLang } from '@/data/session/session';
import { browserLanguage } from '@/i18n/browser-language';
import { LANGUAGE_NAMES, localeOf } from '@/i18n/languages';
import { focusHeading } from '@/lib/browser/focus-heading';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import styles from './language-offer.module.css';

/** On the first visit, offers the browser's language and the default one, each by its own name. */
export function LanguageOffer() {
  const current = useLang();
  const [offered, setOffered] = useState(() => {
    // A language other than the default was chosen by the user or by a link, so there is no offer.
    const isOpen = current === DEFAULT_WIRE_LANG && !session.languageOffered.get();
    return isOpen ? browserLanguage() : null;
  });
  // Shown once: ignoring the offer keeps the current language.
  useEffect(() => session.languageOffered.set(true), []);
  if (!offered || offered === current) return null;
  const choose = (lang: WireLang) => {
    // The pressed button is about to be removed with its card, so the focus moves to the heading.
    focusHeading(document.body);
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
