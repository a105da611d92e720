import { WIRE_LANGS } from '@/contract/lang';
import { session, useLang } from '@/data/session/session';
import { LANGUAGE_NAMES, localeOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { RadioList } from '@/ui/forms/radio-list';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';

/** The ten languages by their own names. A tap changes the language at once, without a reload. */
export default function LanguagePage() {
  const { t, i18n } = useTranslation(['setting', 'common']);
  const chosen = useLang();
  // The displayed language changes when the texts have loaded.
  const isLoading = i18n.language !== localeOf(chosen);
  return (
    <Page header={<BackBar title={t('language.title')} />}>
      <Card>
        <RadioList
          label={t('language.title')}
          value={chosen}
          onValueChange={(lang) => session.lang.set(lang)}
          options={WIRE_LANGS.map((lang) => ({
            value: lang,
            label: <span lang={localeOf(lang)}>{LANGUAGE_NAMES[lang]}</span>,
            hint: lang === chosen && isLoading ? t('common:loading') : undefined,
          }))}
        />
      </Card>
    </Page>
  );
}
