import type { Texts } from '../texts';

const auth: Texts<'auth'> = {
  login: {
    title: '登录',
    promise: '一个账号，交易全市场',
    reason: '现货、合约、秒合约和股票，价格实时更新。登录后继续之前的操作。',
    byAccount: '邮箱或账号',
    byPhone: '手机',
    forgot: '忘记密码？',
    noAccount: '还没有账号？',
    create: '立即注册',
    locked: '无法登录？',
    contact: '联系我们',
    success: '登录成功',
  },
  register: {
    title: '注册账号',
    reason: '免费注册，一分钟完成。只需邮箱或手机号、验证码和密码。',
    invite: '邀请码',
    inviteOptional: '邀请码（选填）',
    haveAccount: '已有账号？',
    success: '注册成功，请登录',
    submit: '注册',
  },
  forgot: {
    title: '重置密码',
    promise: '找回您的账号',
    intro: '请输入注册邮箱或手机号，我们将向其发送验证码。',
    success: '密码已修改，请用新密码登录',
    submit: '修改密码',
  },
  way: { label: '登录方式', email: '邮箱', mobile: '手机' },
  email: '邮箱地址',
  account: '邮箱或账号',
  phone: '手机号',
  areaCode: '区号：{{country}} +{{dial}}',
  password: '密码',
  newPassword: '新密码',
  again: '确认密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  passwordRule: '7 至 16 个字符',
  strength: {
    label: '密码强度：{{level}}',
    weak: '弱',
    fair: '中',
    strong: '强',
    hint: '建议混合使用大小写字母、数字和符号',
  },
  steps: {
    label: '第 {{step}} 步，共 {{count}} 步',
    account: '账号',
    code: '验证',
    password: '密码',
  },
  code: {
    label: '验证码',
    sentTo: '6 位验证码已发送至 {{account}}，10 分钟内有效。',
    sent: '验证码已发送',
    resend: '重新发送',
    resendIn: '{{time}} 后可重新发送',
    change: '更换',
    digit: '第 {{position}} 位，共 {{length}} 位',
    send: '发送验证码',
  },
  agree: '我已阅读并同意<terms>《服务条款》</terms>和<privacy>《隐私政策》</privacy>',
  agreeAndClose: '同意并关闭',
  agreeFirst: '请先同意服务条款和隐私政策',
  area: {
    title: '区号',
    search: '搜索国家、地区或区号',
    recent: '最近使用',
    all: '全部国家和地区',
    nothing: '未找到国家或地区',
    nothingHint: '请检查拼写，或直接搜索区号，例如 +62。',
    clear: '显示全部国家和地区',
  },
  terms: {
    title: '服务条款',
    lead: '本条款适用于您使用本应用时与平台运营方之间的关系。',
    account: {
      title: '1. 您的账号',
      body: '每人限注册一个账号。您须达到所在地法定年龄，并提供真实信息。请妥善保管密码和验证码，凡使用其完成的操作均视为您本人所为。如怀疑密码或验证码已泄露，请立即联系客服。',
    },
    trading: {
      title: '2. 委托与价格',
      body: '委托一经受理即具约束力，并按成交时的市场价格成交，该价格可能与您此前看到的最新价不同。手续费、保证金和强平价会在您确认前展示。已成交的委托不可撤回。',
    },
    risk: {
      title: '3. 风险提示',
      body: '数字资产价格波动剧烈。使用杠杆或参与秒合约，您可能在数秒内损失全部投入。定期产品不一定能提前结束，或须扣除违约金。请仅投入您能够承受损失的资金。应用内的任何内容均不构成投资建议。',
    },
    funds: {
      title: '4. 充值与提现',
      body: '请仅通过充值地址所示的网络转入对应币种，否则资产可能无法找回。提现须经审核，超出所示限额须完成身份认证，转出后不可撤回。法币汇率仅供展示。',
    },
    conduct: {
      title: '5. 禁止行为',
      body: '禁止洗钱、冒用他人证件或银行卡、操纵市场，以及以干扰服务的方式进行自动化访问。如有上述行为，平台可锁定账号，直至事项处理完毕。',
    },
    changes: {
      title: '6. 条款变更与账号注销',
      body: '条款如有变更，将在生效前于应用内公告。您可在全部平仓并提现全部余额后，随时注销账号。',
    },
  },
  privacy: {
    title: '隐私政策',
    lead: '我们保存您的哪些信息、用于什么目的，以及您享有的权利。',
    kept: {
      title: '1. 我们保存的信息',
      body: '您的邮箱地址或手机号、个人资料、身份认证证件、委托和资金记录，以及设备、语言、访问时间等技术记录。',
    },
    use: {
      title: '2. 信息的用途',
      body: '用于维护您的账号、执行委托和收付款、履行反洗钱义务、防范欺诈，以及答复您的咨询。我们不会出售您的数据。',
    },
    device: {
      title: '3. 您设备上的信息',
      body: '应用会在您的浏览器中保存登录状态、语言和计价货币。退出登录后，登录状态将从该设备上清除。',
    },
    rights: {
      title: '4. 您的权利',
      body: '您可以查询我们持有的您的数据，要求更正，并可要求删除法律未规定必须保存的部分。请联系客服办理。',
    },
  },
};

export default auth;
