import { ListChecks } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { BackBar } from '../../../_shared/back-bar';

/** The bar of a page on which coins or shares are traded, with a button to all orders. */
export function SpotBar({ title }: { title: string }) {
  const { t } = useTranslation('trade');
  return (
    <BackBar
      title={title}
      actions={
        <IconButton
          label={t('orders.allOrders')}
          icon={<ListChecks size={20} aria-hidden />}
          onClick={() => shell().go(path('/pages/transaction/currency_order'))}
        />
      }
    />
  );
}
