import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: '划转 {{asset}}',
  from: '转出账户',
  to: '转入账户',
  has: '可用 {{amount}}',
  amount: '数量（{{asset}}）',
  missing: '还差 {{amount}}',
  share: '可用余额百分比',
  all: '全部',
  after: '划转后{{account}}账户',
  submit: '划转至{{account}}账户',
  done: '{{amount}} 已从{{from}}账户划转至{{to}}账户',
  failed: '账户加载失败',
  nothing: '其他账户没有 {{asset}}',
  nothingHint: '请先充值，再划转到所需账户。',
  addFunds: '充值',
  page: {
    title: '划转',
    coin: '币种',
    searchCoin: '搜索币种',
    noCoin: '未找到该币种',
    flip: '互换账户',
    noCoins: '没有可划转的币种',
    noCoinsHint: '您的币种均不支持在多个账户间划转。',
  },
};

export default transfer;
