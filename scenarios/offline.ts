import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'offline',
  title: {
    en: 'Offline',
    id: 'Offline',
    zh: '离线',
    hk: '離線',
    th: 'ออฟไลน์',
    jp: 'オフライン',
    kor: '오프라인',
    fra: 'Hors ligne',
    spa: 'Sin conexión',
    vn: 'Mất mạng',
  },
  summary: {
    en: 'After thirty seconds nothing gets through for three minutes: loaded content stays, missing content says so, and everything recovers by itself.',
    id: 'Setelah tiga puluh detik tak ada yang tembus selama tiga menit: yang sudah dimuat tetap ada, yang kurang diberi tahu, lalu semua pulih sendiri.',
    zh: '三十秒后断网三分钟：已加载的内容保留，未加载的有提示，随后一切自动恢复。',
    hk: '三十秒後斷線三分鐘：已載入的內容保留，未載入的會說明，其後自動恢復。',
    th: 'ผ่านไปสามสิบวินาทีเครือข่ายขาดไปสามนาที สิ่งที่โหลดแล้วยังอยู่ สิ่งที่โหลดไม่ได้จะแจ้งให้ทราบ แล้วทุกอย่างกลับมาเอง',
    jp: '30秒後から3分間、通信がすべて途絶えます。読み込み済みの内容は残り、ない内容はその旨を表示し、その後自動で回復します。',
    kor: '30초 뒤부터 3분간 연결이 끊깁니다. 불러온 내용은 남고, 불러오지 못한 내용은 안내하며, 저절로 복구됩니다.',
    fra: 'Après trente secondes, plus rien ne passe pendant trois minutes : ce qui est chargé reste, ce qui manque le dit, et tout se rétablit tout seul.',
    spa: 'A los treinta segundos nada llega durante tres minutos: lo cargado se queda, lo que falta lo dice y todo se recupera solo.',
    vn: 'Sau ba mươi giây, mọi kết nối đứt trong ba phút: nội dung đã tải vẫn còn, phần thiếu được báo rõ, rồi mọi thứ tự hồi phục.',
  },
  category: 'faults',
  tags: ['errors'],
  needs: ['quotes', 'faults'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  script: [
    { at: '30s', action: 'faults.set', input: { offline: true } },
    { at: '210s', action: 'faults.set', input: { offline: false } },
  ],
});
