import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: '页面',
  failed: '页面加载失败',
  late: '该页面可能无法访问，或不允许在应用内显示。请重试，或在浏览器中打开。',
  outside: '在浏览器中打开',
  refused: '无法打开该网址',
  toContact: '联系我们',
  elsewhere: '相关页面',
  problem: {
    missing: '链接缺少网址，您可以看看以下页面。',
    broken: '链接不是有效的网址。',
    scheme: '应用内只能打开安全网址。',
    credentials: '该网址的域名前带有用户名，这是伪装链接的常见手法。',
    host: '该页面不属于本平台。如果链接由他人发来，请提高警惕。',
    path: '该网址没有对应的页面。',
  },
};

export default webView;
