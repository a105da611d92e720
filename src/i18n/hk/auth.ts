import type { Texts } from '../texts';

const auth: Texts<'auth'> = {
  login: {
    title: '登入',
    promise: '一個帳號，盡覽所有市場',
    reason: '現貨、合約、秒合約和股票，即時報價。登入後即可繼續之前的操作。',
    byAccount: '電郵或帳號',
    byPhone: '手機',
    forgot: '忘記密碼？',
    noAccount: '還沒有帳號？',
    create: '立即註冊',
    locked: '無法登入？',
    contact: '聯絡我們',
    success: '登入成功',
  },
  register: {
    title: '註冊帳號',
    reason: '免費註冊，一分鐘完成。只需電郵或手機號碼、驗證碼和密碼。',
    invite: '邀請碼',
    inviteOptional: '邀請碼（選填）',
    haveAccount: '已有帳號？',
    success: '註冊成功，請登入',
    submit: '註冊',
  },
  forgot: {
    title: '重設密碼',
    promise: '取回你的帳號',
    intro: '請輸入帳號的電郵或手機號碼，我們會發送驗證碼。',
    success: '密碼已更改，請以新密碼登入',
    submit: '更改密碼',
  },
  way: { label: '登入方式', email: '電郵', mobile: '手機' },
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
    label: '密碼強度：{{level}}',
    weak: '弱',
    fair: '中',
    strong: '強',
    hint: '建議混合使用大小楷字母、數字和符號',
  },
  steps: {
    label: '第 {{step}} 步，共 {{count}} 步',
    account: '帳號',
    code: '驗證',
    password: '密碼',
  },
  code: {
    label: '驗證碼',
    sentTo: '6 位數字驗證碼已發送至 {{account}}，10 分鐘內有效。',
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
    search: '搜尋國家、地區或區號',
    recent: '最近使用',
    all: '所有國家和地區',
    nothing: '找不到國家或地區',
    nothingHint: '請檢查串法，或直接搜尋區號，例如 +62。',
    clear: '顯示所有國家和地區',
  },
  terms: {
    title: '服務條款',
    lead: '你使用本應用程式時，本條款適用於你與平台營運商之間的關係。',
    account: {
      title: '1. 你的帳號',
      body: '每人限開立一個帳號。你必須年滿所在地的法定年齡，並提供真實資訊。請妥善保管密碼和驗證碼，凡以其完成的操作，均視為由你本人作出。如懷疑密碼或驗證碼外洩，請立即聯絡客服。',
    },
    trading: {
      title: '2. 委託與價格',
      body: '委託一經接納即具約束力，並按當時的市場價格成交，該價格可能與你先前所見的最新價不同。手續費、保證金和強平價會在你確認前顯示。已成交的委託不可撤回。',
    },
    risk: {
      title: '3. 風險',
      body: '數碼資產價格波動劇烈。使用槓桿或買賣秒合約，你可能在數秒內損失全部投入金額。定期產品未必可提前贖回，或須扣除違約金。請只投入你能承受損失的資金。應用程式內的所有內容均不構成投資建議。',
    },
    funds: {
      title: '4. 充值與提現',
      body: '各幣種只可經地址旁顯示的網絡轉入，否則資產可能無法取回。提現須經審核，超出所示限額須完成身份認證，轉出後不可撤回。法幣匯率只供參考。',
    },
    conduct: {
      title: '5. 禁止行為',
      body: '禁止洗黑錢、使用他人的證件或銀行卡、操縱市場，以及以干擾服務的方式自動存取。如有上述行為，平台可鎖定帳號，直至事件處理完畢。',
    },
    changes: {
      title: '6. 條款變更與取消帳號',
      body: '條款如有變更，會於生效前在應用程式內公佈。你平掉所有持倉並提走全部餘額後，可隨時取消帳號。',
    },
  },
  privacy: {
    title: '私隱政策',
    lead: '我們保存你的哪些資料、原因為何，以及你可以要求我們做甚麼。',
    kept: {
      title: '1. 我們保存的資料',
      body: '你的電郵地址或手機號碼、個人檔案、身份認證文件、委託和資金記錄，以及裝置、語言、登入時間等技術記錄。',
    },
    use: {
      title: '2. 資料的用途',
      body: '用於管理你的帳號、執行委託和收付款項、遵守打擊洗錢法例、防止詐騙及回覆查詢。我們不會出售你的資料。',
    },
    device: {
      title: '3. 你的裝置',
      body: '應用程式會在你的瀏覽器儲存登入狀態、語言和顯示貨幣。登出後，此裝置上的登入狀態會被清除。',
    },
    rights: {
      title: '4. 你的權利',
      body: '你可以查詢我們持有的資料，並要求更正；除法例規定必須保存的部分外，亦可要求刪除。請聯絡客服辦理。',
    },
  },
};

export default auth;
