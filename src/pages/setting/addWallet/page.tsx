import { useAddressBook, type WalletAddress } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { AddressForm } from '../../_shared/payout/address-form';
import { useAddressForm } from '../../_shared/payout/use-address-form';

/** Creates a saved address, with `?coin=3` for this coin, or with `?id=12` edits one. */
export default function AddWalletPage() {
  const { t } = useTranslation(['payout', 'common', 'profile', 'auth', 'errors']);
  const [params] = useSearchParams();
  const id = params.get('id');
  const title = t(id === null ? 'book.addTitle' : 'book.editTitle');
  return (
    <Page ground="plain" header={<BackBar title={title} />}>
      {id === null ? <Form editing={undefined} coin={idIn(params, 'coin')} /> : <Edit id={id} />}
    </Page>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation(['payout', 'common']);
  const book = useAddressBook();
  if (book.isPending)
    return (
      <Late>
        <SkeletonList rows={5} label={t('common:loading')} />
      </Late>
    );
  if (!book.data) return <LoadFailure title={t('book.failed')} query={book} />;
  const editing = book.data.find((row) => String(row.id) === id);
  if (!editing)
    return (
      <EmptyState
        title={t('book.gone')}
        action={
          <Button onClick={() => shell().go(path('/pages/setting/wallet'), { replace: true })}>
            {t('book.title')}
          </Button>
        }
      />
    );
  return <Form key={id} editing={editing} coin={editing.currency} />;
}

function Form({ editing, coin }: { editing: WalletAddress | undefined; coin: number }) {
  const { t } = useTranslation('payout');
  const form = useAddressForm(editing, coin, (_saved, { ifShown }) => {
    toast.show(t('book.saved'), { kind: 'success' });
    ifShown(() => shell().back());
  });
  return <AddressForm form={form} />;
}
