import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'offline',
  title: {
    en: 'Offline',
    id: 'Luring',
    zh: '离线',
    hk: '離線',
    th: 'ออฟไลน์',
    jp: 'オフライン',
    kor: '오프라인',
    fra: 'Hors ligne',
    spa: 'Sin conexión',
    vn: 'Ngoại tuyến',
  },
  summary: {
    en: 'After thirty seconds nothing gets through for three minutes: what was loaded stays, what is missing says so, and all comes back by itself.',
    id: 'Setelah tiga puluh detik tak ada yang tembus selama tiga menit: yang sudah dimuat tetap ada, yang kurang diberi tahu, lalu semua pulih sendiri.',
    zh: '三十秒后断网三分钟：已加载的保留，缺失的会说明，随后自动恢复。',
    hk: '三十秒後斷網三分鐘：已載入的保留，缺失的會說明，隨後自動恢復。',
    th: 'สามสิบวินาทีต่อมาเครือข่ายขาดสามนาที สิ่งที่โหลดแล้วยังอยู่ สิ่งที่ขาดจะแจ้ง แล้วทุกอย่างกลับมาเอง',
    jp: '三十秒後から三分間何も通じません。読み込み済みは残り、欠けたものはそう示し、自然に戻ります。',
    kor: '30초 뒤 3분간 아무것도 통하지 않습니다. 불러온 것은 남고, 없는 것은 알리며, 저절로 돌아옵니다.',
    fra: 'Après trente secondes plus rien ne passe pendant trois minutes : ce qui est chargé reste, ce qui manque le dit, et tout revient seul.',
    spa: 'A los treinta segundos nada pasa durante tres minutos: lo cargado queda, lo que falta lo dice y todo vuelve solo.',
    vn: 'Sau ba mươi giây không gì lọt qua trong ba phút: cái đã tải vẫn còn, cái thiếu được báo, rồi tất cả tự trở lại.',
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
