import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: '请先登录',
  sessionEnded: '登录已失效，请重新登录',
  verifyFirst: '请先完成身份认证',
  network: '无法连接平台',
  networkHint: '请检查网络连接后重试。',
  timeout: '平台响应超时',
  unavailable: '平台暂时无法提供服务，请稍后重试。',
  unsure: '未收到平台响应，请求可能已生效，请先核对再重试',
  unsureSafe: '未收到平台响应，请重试，不会重复执行。',
  server: '平台返回的数据无法识别，请重试',
  unreadable: '平台返回的数据中缺少以下字段或无法识别：{{field}}',
  refused: '请求未被平台受理',
  tooMany: '请求过于频繁，请稍后重试',
  tooManySeconds: '请求过于频繁，请 {{seconds}} 秒后重试',
  tooManyMinutes: '请求过于频繁，请 {{minutes}} 分钟后重试',
  parts: {
    balance: '余额加载失败',
    identity: '认证状态加载失败',
    coins: '币种加载失败',
    account: '账户加载失败',
    unread: '未读数量加载失败',
  },
  failed: '暂不可用',
  pageLoad: '页面加载失败',
  pageLoadHint: '网络可能较慢或已中断。',
  pageBroken: '页面出错了',
  pageBrokenHint: '您在平台的数据不受影响，请重新打开页面。',
  newVersion: '发现新版本',
  newVersionHint: '当前页面为旧版本，已输入的内容会保留。',
  newVersionLoad: '更新',
  notFound: '页面不存在',
  notFoundHint: '链接可能已过期或输入有误。',
};

export default errors;
