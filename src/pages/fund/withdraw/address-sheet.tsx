import { Suspense, useState } from 'react';
import { useAddressBook, type WalletAddress } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { AddressForm } from '../../_shared/payout/address-form';
import { networkName, shortAddress } from '../../_shared/payout/names';
import { type SavedAddress, useAddressForm } from '../../_shared/payout/use-address-form';

export interface AddressSheetProps {
  open: boolean;
  onClose: () => void;
  coin: string;
  currency: number;
  book: readonly WalletAddress[];
  chosen: WalletAddress | undefined;
  onChoose: (id: number) => void;
}

/** The address book of one coin. A new address can be added here and is then selected. */
export function AddressSheet({ open, onClose, coin, currency, book, chosen, onChoose }: AddressSheetProps) {
  const { t } = useTranslation(['payout', 'common']);
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(adding ? 'book.addTitle' : 'chooseAddress')}
      closeLabel={t('common:close')}
      {...(!adding &&
        book.length > 0 && {
          footer: (
            <Button block onClick={() => setAdding(true)}>
              {t('addAddress')}
            </Button>
          ),
        })}
    >
      {adding ? (
        // The texts of the form are loaded separately.
        <Suspense>
          <Adding
            currency={currency}
            onBack={() => setAdding(false)}
            onAdded={(id) => {
              setAdding(false);
              onChoose(id);
            }}
          />
        </Suspense>
      ) : book.length === 0 ? (
        <EmptyState
          title={t('noAddress', { coin })}
          hint={t('noAddressHint')}
          action={
            <Button variant="primary" onClick={() => setAdding(true)}>
              {t('addAddress')}
            </Button>
          }
        />
      ) : (
        <List label={t('book.title')}>
          {book.map((row) => (
            <ListRow
              key={row.id}
              title={row.label || shortAddress(row.address)}
              subtitle={[row.label && shortAddress(row.address), row.memo].filter(Boolean).join(' · ') || undefined}
              trailing={networkName(row.type)}
              selected={row.id === chosen?.id}
              chevron={false}
              onClick={() => onChoose(row.id)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}

function Adding({
  currency,
  onBack,
  onAdded,
}: {
  currency: number;
  onBack: () => void;
  onAdded: (id: number) => void;
}) {
  const { t } = useTranslation('payout');
  const book = useAddressBook();
  const choose = async (saved: SavedAddress) => {
    // The answer has only a message, so the new id is looked up in the list.
    const { data } = await book.refetch();
    const row = data?.find(
      (one) => one.currency === saved.currency && one.address === saved.address && (one.memo ?? '') === saved.memo,
    );
    if (row) onAdded(row.id);
    else onBack();
  };
  const form = useAddressForm(undefined, currency, (saved) => void choose(saved));
  return (
    <Stack gap={3}>
      <AddressForm form={form} coinFixed />
      <Button variant="ghost" block onClick={onBack}>
        {t('back')}
      </Button>
    </Stack>
  );
}
