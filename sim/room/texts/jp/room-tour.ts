import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'ガイドツアー',
  step: 'ステップ {{step}}/{{total}}',
  next: '次へ',
  back: '戻る',
  play: '再生',
  pause: '一時停止',
  stop: 'ツアーを終了',
  done: '完了',
  skip: 'スキップ',
  goThere: 'この場所へ移動',
  missing: 'このステップの場所は、画面に表示されていません。',
  coming: '場所を探しています…',
  waiting: '進行を待っています。「次へ」を押すと、すぐに進みます。',
  refused: 'このステップを実行できませんでした：',
};

export default tour;
