import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: '服务器',
  code: '第二台设备的二维码',
  scan: '用同一网络中的手机扫描，即可在手机上操控。',
  address: '第二台设备的地址',
  network: '网络',
  apps: '此控制台操控一台服务器，使用它的应用自行登录。',
  noNetwork: '此设备未接入网络。',
  refused: '此设备未配对，请重新扫描二维码。',
  memory: '未保存：此服务器只在内存中保留运行，重启后从头开始。',
  lost: '服务器没有响应。',
  second: '第二台设备',
  needsHost: '此交易所运行在本浏览器中。只有在本机以服务器方式运行时，手机才能操控：',
  thereafter: '然后在此打开 {{address}}，并扫描显示的二维码。',
};

export default remote;
