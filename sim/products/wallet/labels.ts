import type { AccountKind } from '@/contract/account-kinds';
import type { WireLang } from '@/contract/lang';
import { type LocalizedText, localize } from '../../texts/localize';

/** Names of the accounts, as on the specification's assets page. */
const ACCOUNTS: Readonly<Record<AccountKind, LocalizedText>> = {
  legal: { en: 'Funding account', id: 'Akun pendanaan' },
  change: { en: 'Spot account', id: 'Akun spot' },
  lever: { en: 'Futures account', id: 'Akun futures' },
  micro: { en: 'Options account', id: 'Akun opsi' },
  mining: { en: 'Mining account', id: 'Akun staking' },
  stock: { en: 'Stock account', id: 'Akun saham' },
  margin: { en: 'Margin account', id: 'Akun margin' },
  financial: { en: 'Earn account', id: 'Akun Earn' },
};

export const accountLabel = (kind: AccountKind, lang: WireLang): string => localize(ACCOUNTS[kind], lang);
const FROM_FROZEN: LocalizedText = { en: '{amount} from the frozen balance', id: '{amount} dari saldo tertahan' };
/** A label with the amount that left the frozen balance, for changes that leave the available balance the same. */
export const fromFrozenLabel = (amount: string, lang: WireLang): string =>
  localize(FROM_FROZEN, lang).replace('{amount}', amount);
