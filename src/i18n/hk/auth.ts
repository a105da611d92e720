import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: '登入',
    promise: '一個帳戶，所有市場',
    reason: '幣幣、合約、期權和股票，價格即時更新。登入後即可繼續之前的操作。',
    byAccount: '電郵或帳號',
    byPhone: '手機',
    forgot: '忘記密碼？',
    noAccount: '還沒有帳號？',
    create: '立即註冊',
    success: '登入成功',
  },
  register: {
    title: '建立帳號',
    invite: '邀請碼',
    inviteOptional: '邀請碼（選填）',
    haveAccount: '已有帳號？',
    success: '帳號已建立，請登入',
    submit: '建立帳號',
  },
  forgot: {
    title: '重設密碼',
    intro: '請輸入帳號的電郵或手機號碼，我們會向其發送驗證碼。',
    success: '密碼已更改，請用新密碼登入',
    submit: '更改密碼',
  },
  way: {
    label: '登入方式',
    email: '電郵',
    mobile: '手機',
  },
  email: '電郵地址',
  account: '電郵或帳號',
  phone: '手機號碼',
  areaCode: '區號：{{country}} +{{dial}}',
  password: '密碼',
  newPassword: '新密碼',
  again: '確認密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  passwordRule: '7 至 16 個字元',
  strength: {
    label: '強度：{{level}}',
    weak: '弱',
    fair: '中',
    strong: '強',
    hint: '混合使用大小寫字母、數字和符號',
  },
  steps: {
    label: '第 {{step}} 步，共 {{count}} 步',
    account: '帳號',
    code: '驗證',
    password: '密碼',
  },
  code: {
    label: '驗證碼',
    sentTo: '6 位驗證碼已發送至 {{account}}，10 分鐘內有效。',
    sent: '驗證碼已發送',
    resend: '重新發送',
    resendIn: '{{time}} 後可重新發送',
    change: '更改',
    digit: '第 {{position}} 位，共 {{length}} 位',
    send: '發送驗證碼',
  },
  agree: '我已閱讀並同意<terms>服務條款</terms>和<privacy>私隱政策</privacy>',
  agreeAndClose: '同意並關閉',
  agreeFirst: '請先同意服務條款和私隱政策',
  area: {
    title: '區號',
    search: '搜尋國家或區號',
    recent: '最近使用',
    all: '所有國家和地區',
    nothing: '找不到國家',
    nothingHint: '請檢查拼寫，或直接搜尋區號，例如 +62。',
    clear: '顯示全部',
  },
  terms: {
    title: '服務條款',
  },
  privacy: {
    title: '私隱政策',
  },
};

export default auth;
