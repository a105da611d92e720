import { isWireLang, WIRE_LANGS } from '@/contract/lang';
import { LANGUAGE_NAMES } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { usePolled } from '../exchange';
import { Choice } from '../parts/choice';
import { type SecondPhone, secondPhone } from './second-phone';
import styles from './stage.module.css';

/** Who holds the second phone, and in which language. */
export function SecondPhoneCard({ phone }: { phone: SecondPhone }) {
  const { t } = useTranslation('room-stage');
  const { t: people } = useTranslation('room-people');
  const { t: room } = useTranslation('room');
  const personas = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const persons = [{ persona: 'visitor', nickname: '' }, ...personas];
  return (
    <section aria-label={t('second')} className={styles.fact}>
      <span className={styles.name}>{t('second')}</span>
      <Choice
        label={people('signInAs')}
        value={phone.as}
        options={persons.map(({ persona, nickname }) => ({
          value: persona,
          label: people(`personas.${persona as 'trader'}`, { defaultValue: nickname }),
        }))}
        onChange={(as) => secondPhone.set({ ...phone, as })}
      />
      <Choice
        label={room('language')}
        value={phone.lang}
        options={WIRE_LANGS.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
        onChange={(lang) => isWireLang(lang) && secondPhone.set({ ...phone, lang })}
      />
    </section>
  );
}
