import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: '平台暂不可用',
  unset: '应用配置有误',
  misfit: {
    unreachable: '无法连接平台',
    forbidden: '平台不允许此页面访问',
    status: '平台返回错误',
    notJson: '返回的不是平台的数据',
    envelope: '返回的数据格式无法识别',
  },
  hint: {
    unreachable: '请检查网络连接。如果网络正常，则服务器未运行，或地址有误。',
    forbidden: '服务器有响应，但不允许来自 {{origin}} 的页面读取（CORS）。',
    status: '服务器尚未就绪，或地址有误。',
    notJson: '该地址由其他服务器响应，或被网络登录页拦截。',
    envelope: '返回的是 JSON，但缺少平台响应必有的字段。',
  },
  config: {
    json: '页面中的配置不是有效的 JSON。',
    unknown: '没有名为“{{field}}”的配置项。',
    address: '“{{field}}”必须是网址。',
    secure: '“{{field}}”中的地址必须以 https:// 开头。',
    list: '“{{field}}”必须是方括号中的列表。',
    protocol: '“{{field}}”必须是 3 或 4。',
  },
  asked: '请求',
  came: '响应',
  nothing: '无',
  setting: '当前值',
};

export default backend;
