import { ArrowLeftRight, ArrowUpDown, type LucideIcon, ReceiptText, ScrollText } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Card } from '@/ui/layout/card';

/** Records of the customer's money (specification section 2: assets link to records). */
const RECORDS = [
  { word: 'records', address: '/pages/fund/assets_record', icon: ReceiptText },
  { word: 'all.title', address: '/pages/fund/assets_all_record', icon: ScrollText },
  { word: 'depositsAndWithdrawals', address: '/pages/fund/receive_withdraw_record', icon: ArrowUpDown },
  { word: 'transfersAndExchanges', address: '/pages/fund/transfer_history', icon: ArrowLeftRight },
] as const satisfies readonly { word: string; address: string; icon: LucideIcon }[];

export function RecordLinks() {
  const { t } = useTranslation('assets');
  return (
    <Card flush title={t('recordsTitle')}>
      <List label={t('recordsTitle')}>
        {RECORDS.filter(({ address }) => shell().isScreen(address)).map(({ word, address, icon: Icon }) => (
          <ListRow
            key={word}
            dense
            leading={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            title={t(word)}
            onClick={() => shell().go(address)}
          />
        ))}
      </List>
    </Card>
  );
}
