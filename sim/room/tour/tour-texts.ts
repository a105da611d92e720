import type { WireLang } from '@/contract/lang';

/** The texts of the tour bar. */
export interface TourTexts {
  readonly tour: string;
  readonly step: (step: number, of: number) => string;
  readonly next: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly stop: string;
  readonly done: string;
  readonly skip: string;
  readonly goThere: string;
  readonly missing: string;
  readonly coming: string;
  readonly waiting: string;
  readonly refused: string;
}

type Row = readonly [
  tour: string,
  step: string,
  next: string,
  back: string,
  play: string,
  pause: string,
  stop: string,
  done: string,
  skip: string,
  goThere: string,
  missing: string,
  coming: string,
  waiting: string,
  refused: string,
];

// biome-ignore format: one line per language, so that translations of a text form a column
const ROWS: Readonly<Record<WireLang, Row>> = {
  en: ['Guided tour', 'Step {n} of {m}', 'Next', 'Back', 'Play', 'Pause', 'End the tour', 'Finish', 'Skip', 'Go there', 'This step’s place is not on the screen.', 'Looking for the place…', 'Waiting for it to happen; Next goes on at once.', 'This step could not be carried out:'],
  id: ['Tur terpandu', 'Langkah {n} dari {m}', 'Lanjut', 'Kembali', 'Putar', 'Jeda', 'Akhiri tur', 'Selesai', 'Lewati', 'Buka tempatnya', 'Tempat langkah ini tidak ada di layar.', 'Mencari tempatnya…', 'Menunggu terjadi; Lanjut untuk langsung terus.', 'Langkah ini tidak dapat dijalankan:'],
  zh: ['导览', '第 {n} 步，共 {m} 步', '下一步', '上一步', '播放', '暂停', '结束导览', '完成', '跳过', '前往', '此步骤的位置不在屏幕上。', '正在寻找位置…', '正在等待发生，点“下一步”可直接继续。', '此步骤无法执行：'],
  hk: ['導覽', '第 {n} 步，共 {m} 步', '下一步', '上一步', '播放', '暫停', '結束導覽', '完成', '跳過', '前往', '此步驟的位置不在畫面上。', '正在尋找位置…', '正在等待發生，按「下一步」可直接繼續。', '此步驟無法執行：'],
  th: ['ทัวร์แนะนำ', 'ขั้นตอน {n} จาก {m}', 'ถัดไป', 'ย้อนกลับ', 'เล่น', 'หยุดชั่วคราว', 'จบทัวร์', 'เสร็จสิ้น', 'ข้าม', 'ไปที่นั่น', 'จุดของขั้นตอนนี้ไม่อยู่บนหน้าจอ', 'กำลังหาจุดนี้…', 'กำลังรอให้เกิดขึ้น กดถัดไปเพื่อไปต่อทันที', 'ทำขั้นตอนนี้ไม่สำเร็จ:'],
  jp: ['ガイドツアー', 'ステップ {n}/{m}', '次へ', '戻る', '再生', '一時停止', 'ツアーを終了', '完了', 'スキップ', 'この場所へ移動', 'このステップの場所は、画面に表示されていません。', '場所を探しています…', '進行を待っています。「次へ」を押すと、すぐに進みます。', 'このステップを実行できませんでした：'],
  kor: ['가이드 투어', '{m}단계 중 {n}단계', '다음', '이전', '재생', '일시정지', '투어 종료', '완료', '건너뛰기', '이동', '이 단계의 위치가 화면에 없습니다.', '위치를 찾는 중…', '진행을 기다리고 있습니다. “다음”을 누르면 바로 넘어갑니다.', '이 단계를 실행하지 못했습니다:'],
  fra: ['Visite guidée', 'Étape {n} sur {m}', 'Suivant', 'Retour', 'Lecture', 'Pause', 'Terminer la visite', 'Terminer', 'Passer', 'Y aller', 'L’élément de cette étape n’est pas à l’écran.', 'Recherche de l’élément…', 'En attente de l’événement ; Suivant passe à la suite immédiatement.', 'Cette étape n’a pas pu être exécutée :'],
  spa: ['Visita guiada', 'Paso {n} de {m}', 'Siguiente', 'Atrás', 'Reproducir', 'Pausa', 'Terminar la visita', 'Finalizar', 'Omitir', 'Ir allí', 'Lo que muestra este paso no está en pantalla.', 'Buscándolo en pantalla…', 'Esperando a que ocurra. “Siguiente” continúa al momento.', 'No se pudo realizar este paso:'],
  vn: ['Hướng dẫn từng bước', 'Bước {n}/{m}', 'Tiếp', 'Quay lại', 'Phát', 'Tạm dừng', 'Kết thúc hướng dẫn', 'Xong', 'Bỏ qua', 'Đến đó', 'Vị trí của bước này không có trên màn hình.', 'Đang tìm vị trí…', 'Đang chờ diễn ra; bấm Tiếp để đi ngay.', 'Không thực hiện được bước này:'],
};

/** The texts in a language. */
export function tourTexts(lang: WireLang): TourTexts {
  const [tour, step, next, back, play, pause, stop, done, skip, goThere, missing, coming, waiting, refused] =
    ROWS[lang];
  return {
    tour,
    step: (n, m) => step.replace('{n}', String(n)).replace('{m}', String(m)),
    next,
    back,
    play,
    pause,
    stop,
    done,
    skip,
    goThere,
    missing,
    coming,
    waiting,
    refused,
  };
}
