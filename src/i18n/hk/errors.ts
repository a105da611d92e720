import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: '請先登入',
  sessionEnded: '登入已失效，請重新登入',
  verifyFirst: '請先完成身份認證',
  network: '無法連接平台',
  networkHint: '請檢查網絡連線，然後重試。',
  timeout: '平台回應逾時',
  unavailable: '平台暫時未能提供服務，請稍後重試。',
  unsure: '未收到平台回應，要求可能已生效，請先核對再重試',
  unsureSafe: '未收到平台回應，請重試，不會重複執行。',
  server: '無法讀取平台傳回的數據，請重試',
  unreadable: '平台傳回的數據欠缺以下欄位或無法讀取：{{field}}',
  refused: '平台拒絕此要求',
  tooMany: '要求過於頻密，請稍後重試',
  tooManySeconds: '要求過於頻密，請於 {{seconds}} 秒後重試',
  tooManyMinutes: '要求過於頻密，請於 {{minutes}} 分鐘後重試',
  parts: {
    balance: '餘額載入失敗',
    identity: '認證狀態載入失敗',
    coins: '幣種載入失敗',
    account: '帳戶載入失敗',
    unread: '未讀數量載入失敗',
  },
  failed: '暫不可用',
  pageLoad: '頁面載入失敗',
  pageLoadHint: '網絡可能較慢或已中斷。',
  pageBroken: '頁面發生錯誤',
  pageBrokenHint: '你在平台的資產和委託不受影響，請重新開啟頁面。',
  newVersion: '有新版本',
  newVersionHint: '此頁面屬舊版本，更新後仍會保留已輸入的內容。',
  newVersionLoad: '更新',
  notFound: '頁面不存在',
  notFoundHint: '連結可能已失效或輸入有誤。',
};

export default errors;
