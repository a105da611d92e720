import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'empty-account',
  title: {
    en: 'Empty account',
    id: 'Akun kosong',
    zh: '空账户',
    hk: '空白帳號',
    th: 'บัญชีว่าง',
    jp: '空のアカウント',
    kor: '빈 계정',
    fra: 'Compte vide',
    spa: 'Cuenta vacía',
    vn: 'Tài khoản trống',
  },
  summary: {
    en: 'Signed in, with no coins, orders or records: every list shows its empty state.',
    id: 'Sudah masuk, tanpa koin, order, atau catatan: setiap daftar menunjukkan tampilan kosongnya.',
    zh: '已登录，但没有币、委托和记录，每个列表都显示空状态。',
    hk: '已登入，但沒有幣種、委託和記錄：每個列表均顯示空白狀態。',
    th: 'เข้าสู่ระบบแล้ว แต่ไม่มีเหรียญ คำสั่ง หรือประวัติ ทุกรายการแสดงหน้าว่าง',
    jp: 'ログイン済みですが、コインも注文も履歴もありません。どの一覧も空の表示になります。',
    kor: '로그인했지만 코인도 주문도 내역도 없습니다. 모든 목록이 빈 상태로 표시됩니다.',
    fra: 'Connectée, sans crypto, ni ordre, ni historique : chaque liste montre son état vide.',
    spa: 'Con la sesión iniciada, sin criptos, órdenes ni historial: cada lista muestra su estado vacío.',
    vn: 'Đã đăng nhập nhưng chưa có coin, lệnh hay lịch sử: mọi danh sách hiển thị trạng thái trống.',
  },
  category: 'accounts',
  tags: ['unverified', 'empty'],
  needs: ['accounts', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'newcomer',
});
