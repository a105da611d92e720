import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'empty-account',
  title: {
    en: 'Empty account',
    id: 'Akun kosong',
    zh: '空账户',
    hk: '空帳戶',
    th: 'บัญชีว่าง',
    jp: '空の口座',
    kor: '빈 계정',
    fra: 'Compte vide',
    spa: 'Cuenta vacía',
    vn: 'Tài khoản trống',
  },
  summary: {
    en: 'Signed in, without a coin, an order or a record: every list shows what it says when there is nothing.',
    id: 'Sudah masuk, tanpa koin, order, atau catatan: setiap daftar menunjukkan tampilan kosongnya.',
    zh: '已登录，但没有币、订单和记录：每个列表都显示空状态。',
    hk: '已登入，但沒有幣、訂單和紀錄：每個列表都顯示空狀態。',
    th: 'เข้าสู่ระบบแล้ว แต่ไม่มีเหรียญ คำสั่ง หรือรายการ ทุกหน้ารายการแสดงสถานะว่าง',
    jp: 'ログイン済みですが、コインも注文も履歴もありません。どの一覧も空の表示になります。',
    kor: '로그인했지만 코인도 주문도 내역도 없습니다. 모든 목록이 빈 상태를 보여 줍니다.',
    fra: "Connectée, sans une pièce, un ordre ni une écriture : chaque liste montre ce qu'elle dit quand il n'y a rien.",
    spa: 'Sesión iniciada, sin monedas, órdenes ni registros: cada lista muestra su estado vacío.',
    vn: 'Đã đăng nhập, không có coin, lệnh hay bản ghi nào: mọi danh sách hiển thị trạng thái trống.',
  },
  category: 'accounts',
  tags: ['unverified', 'empty'],
  needs: ['accounts', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'newcomer',
});
