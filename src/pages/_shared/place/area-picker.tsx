import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type NamedAreaCode, namedAreaCodes } from '@/domain/places/area-codes';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Num } from '@/ui/text/num';
import { BackBar } from '../back-bar';
import { Found } from '../list/found';
import { pickArea, useArea, useRecentAreas } from './area-choice';
import styles from './area-picker.module.css';
import { areaSections, findAreas } from './area-sections';

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Page which picks the country of a phone number for the form that opened it. */
export function AreaPicker() {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const [typed, setTyped] = useState('');
  const areas = useMemo(() => namedAreaCodes(i18n.language), [i18n.language]);
  const chosen = useArea();
  const recent = useRecentAreas().flatMap(({ country }) => areas.find((area) => area.country === country) ?? []);
  const searching = typed.trim() !== '';
  const found = searching ? findAreas(areas, typed, (country) => english.of(country) ?? '') : areas;

  const rows = (shown: readonly NamedAreaCode[], label: string) => (
    <AreaRows areas={shown} label={label} chosen={chosen.country} />
  );

  return (
    <Page
      header={
        <BackBar title={t('area.title')}>
          <div className={styles.search}>
            <SearchField
              label={t('area.search')}
              placeholder={t('area.search')}
              clearLabel={t('common:clear')}
              value={typed}
              onValueChange={setTyped}
            />
          </div>
        </BackBar>
      }
    >
      <Found query={typed} count={found.length} none={t('area.nothing')} />
      {found.length === 0 && (
        <EmptyState
          title={t('area.nothing')}
          hint={t('area.nothingHint')}
          action={<Button onClick={() => setTyped('')}>{t('area.clear')}</Button>}
        />
      )}
      {searching && found.length > 0 && <Card flush>{rows(found, t('area.all'))}</Card>}
      {!searching && recent.length > 0 && (
        <Card flush title={t('area.recent')}>
          {rows(recent, t('area.recent'))}
        </Card>
      )}
      {!searching &&
        areaSections(areas).map(({ letter, areas: own }) => (
          <Card key={letter} flush title={letter ?? t('area.all')}>
            {rows(own, letter ?? t('area.all'))}
          </Card>
        ))}
    </Page>
  );
}

function AreaRows({ areas, label, chosen }: { areas: readonly NamedAreaCode[]; label: string; chosen: string }) {
  const pick = (country: string) => {
    pickArea(country);
    shell().back();
  };
  return (
    <List label={label}>
      {areas.map(({ country, name, dial }) => (
        <ListRow
          key={country}
          dense
          title={name}
          selected={country === chosen}
          onClick={() => pick(country)}
          trailing={
            <span className={styles.code}>
              <Num>{`+${dial}`}</Num>
              <Check size={18} aria-hidden className={country === chosen ? undefined : styles.unchosen} />
            </span>
          }
        />
      ))}
    </List>
  );
}
