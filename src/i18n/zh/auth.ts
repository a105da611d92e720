import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: '登录',
    promise: '一个账户，所有市场',
    reason: '币币、合约、期权和股票，价格实时更新。登录后即可继续之前的操作。',
    byAccount: '邮箱或账号',
    byPhone: '手机',
    forgot: '忘记密码？',
    noAccount: '还没有账号？',
    create: '立即注册',
    success: '登录成功',
  },
  register: {
    title: '创建账号',
    invite: '邀请码',
    inviteOptional: '邀请码（选填）',
    haveAccount: '已有账号？',
    success: '账号已创建，请登录',
    submit: '创建账号',
  },
  forgot: {
    title: '重置密码',
    intro: '请输入账号的邮箱或手机号，我们会向其发送验证码。',
    success: '密码已修改，请用新密码登录',
    submit: '修改密码',
  },
  way: {
    label: '登录方式',
    email: '邮箱',
    mobile: '手机',
  },
  email: '邮箱地址',
  account: '邮箱或账号',
  phone: '手机号',
  areaCode: '区号：{{country}} +{{dial}}',
  password: '密码',
  newPassword: '新密码',
  again: '确认密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  passwordRule: '7 至 16 个字符',
  strength: {
    label: '强度：{{level}}',
    weak: '弱',
    fair: '中',
    strong: '强',
    hint: '混合使用大小写字母、数字和符号',
  },
  steps: {
    label: '第 {{step}} 步，共 {{count}} 步',
    account: '账号',
    code: '验证',
    password: '密码',
  },
  code: {
    label: '验证码',
    sentTo: '6 位验证码已发送至 {{account}}，10 分钟内有效。',
    sent: '验证码已发送',
    resend: '重新发送',
    resendIn: '{{time}} 后可重新发送',
    change: '更改',
    digit: '第 {{position}} 位，共 {{length}} 位',
    send: '发送验证码',
  },
  agree: '我已阅读并同意<terms>服务条款</terms>和<privacy>隐私政策</privacy>',
  agreeAndClose: '同意并关闭',
  agreeFirst: '请先同意服务条款和隐私政策',
  area: {
    title: '区号',
    search: '搜索国家或区号',
    recent: '最近使用',
    all: '所有国家和地区',
    nothing: '未找到国家',
    nothingHint: '请检查拼写，或直接搜索区号，例如 +62。',
    clear: '显示全部',
  },
  terms: {
    title: '服务条款',
  },
  privacy: {
    title: '隐私政策',
  },
};

export default auth;
