import { picture, USDT } from './fixture';

/** What customers save for withdrawals: a bank card, an international one, an address. */
export const CARD = {
  real_name: 'Maya Rahmawati',
  bank_account: '123456789012',
  bank_id: 1,
  alipay_account: '014',
  bank_dizhi: 'Jakarta',
  bank_branch: 'Sudirman',
};
const LINES = [
  '021000021',
  'Maya Rahmawati',
  'GB82WEST12345698765432',
  '1 Harbour Road',
  'Harbour City Bank',
  'Main',
  'HARBGB2L',
  '+447700900123',
  'Jakarta',
];
export const INTERNATIONAL = Object.fromEntries(LINES.map((line, index) => [`data[${index}]`, line]));
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const address = () => ({ currency: USDT, address: TRON, qrcode: picture() });
