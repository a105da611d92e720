import { declareMessages } from '../messages/template';

export const ieoTexts = declareMessages({
  ieoAllocated: {
    topic: 'wealth',
    url: '/pages/ieo/order',
    texts: {
      en: {
        title: '{token}: {amount:amount} allotted',
        text: 'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.',
      },
      id: {
        title: '{token}: {amount:amount} dijatah',
        text: 'Penjualan telah berakhir. Anda dijatah {amount:amount} {token} seharga {paid:amount} {coin}; {refund:amount} {coin} dikembalikan.',
      },
    },
  },
  ieoListed: {
    topic: 'wealth',
    url: '/pages/transaction/currency?symbol={symbol}',
    texts: {
      en: {
        title: '{token} is listed',
        text: '{symbol} is now open for trading. Your {token} is in your spot account.',
      },
      id: {
        title: '{token} tercatat di pasar',
        text: '{symbol} dapat diperdagangkan mulai sekarang. {token} Anda ada di akun spot.',
      },
    },
  },
});
