import { declareMessages } from '../template';

/** Token subscriptions. */
export const ieoMessages = declareMessages({
  ieoAllocated: {
    topic: 'wealth',
    url: '/pages/ieo/order',
    texts: {
      en: {
        title: '{token}: you received {amount:amount}',
        text: 'The sale has ended. {amount:amount} {token} was allotted to you for {paid:amount} {coin}; {refund:amount} {coin} came back.',
      },
      id: {
        title: '{token}: Anda menerima {amount:amount}',
        text: 'Penjualan telah berakhir. {amount:amount} {token} dialokasikan untuk Anda seharga {paid:amount} {coin}; {refund:amount} {coin} dikembalikan.',
      },
    },
  },
  ieoListed: {
    topic: 'wealth',
    url: '/pages/transaction/currency?symbol={symbol}',
    texts: {
      en: {
        title: '{token} is listed',
        text: '{symbol} can be traded from now on. Your {token} is in the spot account.',
      },
      id: {
        title: '{token} terdaftar',
        text: '{symbol} dapat diperdagangkan mulai sekarang. {token} Anda ada di akun spot.',
      },
    },
  },
});
