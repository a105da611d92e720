import { BadgeDollarSign } from 'lucide-react';
import { useState } from 'react';
import { chooseFiat, initialiseFiats } from '@/data/session/fiat';
import { useFiat, useFiats } from '@/data/session/session';
import { DEFAULT_FIAT_CODE } from '@/domain/money/fiat';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { ListRow } from '@/ui/display/list-row';
import { SelectSheet } from '@/ui/forms/select-sheet';
import { toast } from '@/ui/overlays/toast-store';
import { EntryIcon } from './entry-icon';

const english = new Intl.DisplayNames(['en'], { type: 'currency' });

/** As many decimals as the rates in the specification have (section 9). */
const RATE_DECIMALS = 6;

/** Selects the fiat currency for balances, and shows today's rate of each. */
export function CurrencyEntry() {
  const { t, i18n } = useTranslation(['setting', 'common']);
  const [open, setOpen] = useState(false);
  const formats = useFormats();
  const chosen = useFiat().currency_code;
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  const options = useFiats().map(({ currency_code: code, rate }) => ({
    value: code,
    label: names.of(code) ?? code,
    hint:
      code === DEFAULT_FIAT_CODE
        ? code
        : `${code} · ${t('currency.rate', { rate: formats.upTo(rate, RATE_DECIMALS) })}`,
    keywords: english.of(code) ?? '',
  }));

  const choose = (code: string) => {
    chooseFiat(code);
    toast.show(t('currency.chosen', { currency: code }), { kind: 'success' });
  };

  return (
    <>
      <ListRow
        dense
        chevron
        leading={<EntryIcon icon={BadgeDollarSign} />}
        title={t('entries.currency')}
        trailing={chosen}
        onClick={() => {
          // On a page open for days the loaded rates may be outdated, so reload them.
          initialiseFiats();
          setOpen(true);
        }}
      />
      <SelectSheet
        open={open}
        onOpenChange={setOpen}
        title={t('currency.title')}
        closeLabel={t('common:close')}
        options={options}
        value={chosen}
        onValueChange={choose}
        search={{
          label: t('currency.search'),
          placeholder: t('currency.search'),
          clearLabel: t('common:clear'),
          emptyTitle: t('currency.nothing'),
        }}
      />
    </>
  );
}
