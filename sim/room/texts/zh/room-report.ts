import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: '报告问题',
  close: '关闭',
  note: '出了什么问题？',
  about: '关于',
  now: '当前时刻',
  secrets: '包含密码和验证码',
  secretsHint: '否则以相同格式的替代内容代替。',
  holds: '报告包含运行记录、页面、语言、版本和最近的错误。文件还包含页面截图。',
  copyLink: '复制链接',
  saveFile: '保存文件',
  link: '报告链接',
  made: '报告已生成。',
  copied: '报告链接已复制（{{size}}）。',
  opened: {
    title: '问题报告',
    close: '关闭报告',
    again: '再次被拒绝，与报告一致：{{text}}',
    otherwise: '这次的结果不同：{{text}}',
    moment: '这是报告所指的时刻。',
    screen: '页面',
    language: '语言',
    versions: '版本',
    errors: '页面错误（{{value}}）',
    picture: '页面截图',
  },
};

export default report;
