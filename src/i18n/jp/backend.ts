import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: '取引所を利用できません',
  unset: 'アプリの設定に誤りがあります',
  misfit: {
    unreachable: '取引所に接続できません',
    forbidden: '取引所がこのページを許可していません',
    status: '取引所がエラーを返しました',
    notJson: '取引所の応答ではありません',
    envelope: '応答の形式が正しくありません',
  },
  hint: {
    unreachable:
      'インターネット接続を確認してください。問題がなければ、サーバーが停止しているか、アドレスが間違っています。',
    forbidden: 'サーバーは応答していますが、{{origin}}のページによる読み取りを許可していません（CORS）。',
    status: 'サーバーの準備ができていないか、アドレスが間違っています。',
    notJson: 'このアドレスでは別のサーバー、またはネットワークのログインページが応答しています。',
    envelope: 'JSONですが、取引所の応答に必要な項目がありません。',
  },
  config: {
    json: 'このページの設定は正しいJSONではありません。',
    unknown: '「{{field}}」という設定はありません。',
    address: '「{{field}}」にはURLを指定してください。',
    secure: '「{{field}}」のURLはhttps://で始まる必要があります。',
    list: '「{{field}}」は角かっこで囲んだリストで指定してください。',
    protocol: '「{{field}}」には3か4を指定してください。',
  },
  asked: 'リクエスト',
  came: '応答',
  nothing: 'なし',
  setting: '現在の値',
};

export default backend;
