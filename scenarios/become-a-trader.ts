import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'become-a-trader',
  title: {
    en: 'Becoming a trader',
    id: 'Menjadi trader',
    zh: '成为交易员',
    hk: '成為交易員',
    th: 'สมัครเป็นเทรดเดอร์',
    jp: 'トレーダーになる',
    kor: '트레이더 되기',
    fra: 'Devenir trader',
    spa: 'Hacerse trader',
    vn: 'Trở thành trader',
  },
  summary: {
    en: 'Dewi wants to be copied: she applies, the back office decides, and once she is approved, Rizky copies every futures position she opens.',
    id: 'Dewi ingin disalin: ia mengajukan, back office memutuskan, dan setelah disetujui Rizky menyalin setiap posisi futures yang ia buka.',
    zh: 'Dewi 想让他人跟单：她提交申请，由后台审核。通过后，Rizky 跟单她的每一笔合约开仓。',
    hk: 'Dewi 希望被跟單：她提出申請，由後台審核。通過後，Rizky 跟單她的每筆合約開倉。',
    th: 'Dewi อยากเปิดให้คนอื่นคัดลอก เธอสมัคร หลังบ้านพิจารณา เมื่ออนุมัติแล้ว Rizky จะคัดลอกทุกโพซิชันฟิวเจอร์สที่เธอเปิด',
    jp: 'Dewiはコピーされるトレーダーを目指して申請し、バックオフィスが審査します。承認後は、Dewiが建てる先物ポジションをRizkyがすべてコピーします。',
    kor: 'Dewi는 자신의 거래가 카피되기를 원합니다. 신청하면 백오피스가 심사하고, 승인되면 Rizky가 Dewi의 모든 선물 포지션을 카피합니다.',
    fra: 'Dewi veut être copiée : elle postule, le back-office décide et, une fois sa candidature approuvée, Rizky copie chaque position futures qu’elle ouvre.',
    spa: 'Dewi quiere que la copien: lo solicita, el back office decide y, una vez aprobada, Rizky copia cada posición de futuros que ella abre.',
    vn: 'Dewi muốn được sao chép: cô gửi đơn đăng ký, bộ phận quản trị xét duyệt, và khi đơn được duyệt, Rizky sao chép mọi vị thế Futures cô mở.',
  },
  category: 'trading',
  tags: ['futures', 'copy', 'review'],
  needs: ['quotes', 'copy', 'futures', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'verified-2',
});
