import { stored } from '../stored-parts';

export const walletStored = stored({
  reasons: {
    transfer: { code: { in: 11, out: 12 }, label: { en: 'Transfer', id: 'Transfer' }, bill: 'transfer' },
  },
});
