import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: '伺服器',
  code: '第二部裝置的二維碼',
  scan: '用同一網絡中的手機掃描，即可在手機上操控。',
  address: '第二部裝置的地址',
  network: '網絡',
  apps: '此控制台操控一台伺服器，使用它的應用程式自行登入。',
  noNetwork: '此裝置未接入網絡。',
  refused: '此裝置未配對，請重新掃描二維碼。',
  memory: '未儲存：此伺服器只在記憶體中保留運行，重啟後從頭開始。',
  lost: '伺服器沒有回應。',
  second: '第二部裝置',
  needsHost: '此交易所在本瀏覽器中運行。只有在本機以伺服器方式運行時，手機才能操控：',
  thereafter: '然後在此開啟 {{address}}，並掃描顯示的二維碼。',
};

export default remote;
