import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'first-day',
  title: {
    en: 'First day',
    id: 'Hari pertama',
    zh: '第一天',
    hk: '第一天',
    th: 'วันแรก',
    jp: '初日',
    kor: '첫날',
    fra: 'Premier jour',
    spa: 'Primer día',
    vn: 'Ngày đầu tiên',
  },
  summary: {
    en: 'A visitor opens the app for the first time: live markets, nobody signed in.',
    id: 'Pengunjung membuka aplikasi untuk pertama kali: pasar berjalan, belum ada yang masuk.',
    zh: '访客首次打开应用：行情实时跳动，无人登录。',
    hk: '訪客首次打開應用程式：行情即時跳動，尚未有人登入。',
    th: 'ผู้เยี่ยมชมเปิดแอปเป็นครั้งแรก ราคาเคลื่อนไหวสด ยังไม่มีใครเข้าสู่ระบบ',
    jp: '訪問者が初めてアプリを開きます。相場は動いていて、誰もログインしていません。',
    kor: '방문자가 앱을 처음 엽니다. 시세는 실시간으로 움직이고, 로그인한 사람은 없습니다.',
    fra: 'Un visiteur ouvre l’application pour la première fois : marchés en direct, personne n’est connecté.',
    spa: 'Alguien abre la aplicación por primera vez: mercados en vivo y sin sesión iniciada.',
    vn: 'Một khách mở ứng dụng lần đầu: thị trường đang chạy, chưa ai đăng nhập.',
  },
  category: 'start',
  tags: ['visitor', 'tour'],
  needs: ['accounts', 'content', 'quotes'],
  tour: true,
  start: 'today',
});
