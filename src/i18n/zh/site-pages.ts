import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: '常见问题',
  contact: '联系我们',
  about: '关于我们',
  compliance: '合规运营',
  updated: '发布于 {{date}}',
  failed: '页面加载失败',
  empty: '暂无内容',
  emptyHint: '请稍后再来看看。',
  search: '搜索问题',
  noMatch: '没有匹配的问题',
  noMatchHint: '请更换关键词，或联系我们。',
  guide: '新手指南',
  guideFailed: '指南加载失败',
  write: '联系我们',
};

export default sitePages;
