import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: '劃轉 {{asset}}',
  from: '轉出帳戶',
  to: '轉入帳戶',
  has: '可用 {{amount}}',
  amount: '數量（{{asset}}）',
  missing: '尚欠 {{amount}}',
  share: '可用餘額百分比',
  all: '全部',
  after: '劃轉後{{account}}帳戶',
  submit: '劃轉至{{account}}帳戶',
  done: '{{amount}} 已由{{from}}帳戶劃轉至{{to}}帳戶',
  failed: '帳戶載入失敗',
  nothing: '其他帳戶沒有 {{asset}}',
  nothingHint: '請先充值，再劃轉至所需帳戶。',
  addFunds: '充值',
  page: {
    title: '劃轉',
    coin: '幣種',
    searchCoin: '搜尋幣種',
    noCoin: '找不到此幣種',
    flip: '互換帳戶',
    noCoins: '沒有可劃轉的幣種',
    noCoinsHint: '你的幣種均只能存放於單一帳戶。',
  },
};

export default transfer;
