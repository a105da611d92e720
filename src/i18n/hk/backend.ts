import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: '平台暫不可用',
  unset: '應用程式設定有誤',
  misfit: {
    unreachable: '無法連接平台',
    forbidden: '平台不允許此頁面存取',
    status: '平台傳回錯誤',
    notJson: '傳回的並非平台數據',
    envelope: '無法識別傳回的數據格式',
  },
  hint: {
    unreachable: '請檢查網絡連線。如網絡正常，即伺服器未運行，或網址有誤。',
    forbidden: '伺服器有回應，但不允許來自 {{origin}} 的頁面讀取（CORS）。',
    status: '伺服器尚未就緒，或網址有誤。',
    notJson: '此網址由其他伺服器回應，或被網絡登入頁攔截。',
    envelope: '傳回的是 JSON，但缺少平台回應必有的欄位。',
  },
  config: {
    json: '頁面內的設定並非有效的 JSON。',
    unknown: '沒有名為「{{field}}」的設定。',
    address: '「{{field}}」必須是網址。',
    secure: '「{{field}}」內的網址必須以 https:// 開頭。',
    list: '「{{field}}」必須是方括號內的清單。',
    protocol: '「{{field}}」必須是 3 或 4。',
  },
  asked: '要求',
  came: '回應',
  nothing: '無',
  setting: '目前數值',
};

export default backend;
