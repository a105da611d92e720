import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'become-a-trader',
  title: {
    en: 'Becoming a trader',
    id: 'Menjadi trader',
    zh: '成为交易员',
    hk: '成為交易員',
    th: 'เป็นเทรดเดอร์',
    jp: 'トレーダーになる',
    kor: '트레이더 되기',
    fra: 'Devenir trader',
    spa: 'Convertirse en trader',
    vn: 'Trở thành trader',
  },
  summary: {
    en: 'Dewi wants to be copied: she applies, the back office decides, and once she is approved Rizky follows her and copies every futures position she opens.',
    id: 'Dewi ingin disalin: ia mengajukan, kantor belakang memutuskan, dan setelah disetujui Rizky mengikutinya dan menyalin setiap posisi futures yang ia buka.',
    zh: 'Dewi 想被跟单：她提交申请，后台审核；通过后 Rizky 跟随她，复制她开立的每一笔合约仓位。',
    hk: 'Dewi 想被跟單：她提交申請，後台審核；通過後 Rizky 跟隨她，複製她開立的每一筆合約倉位。',
    th: 'Dewi อยากให้คนคัดลอก เธอยื่นคำขอ ฝ่ายหลังบ้านตัดสิน เมื่ออนุมัติแล้ว Rizky ติดตามและคัดลอกทุกสถานะฟิวเจอร์สที่เธอเปิด',
    jp: 'Dewi はコピーされるトレーダーになりたいので申請します。審査で承認されると Rizky がフォローし、彼女の先物ポジションをすべてコピーします。',
    kor: 'Dewi는 복사되는 트레이더가 되려고 신청합니다. 백오피스가 승인하면 Rizky가 팔로우하고 그녀가 여는 모든 선물 포지션을 복사합니다.',
    fra: "Dewi veut être copiée : elle fait une demande, le back-office décide, et une fois acceptée Rizky la suit et copie chaque position à terme qu'elle ouvre.",
    spa: 'Dewi quiere que la copien: lo solicita, el back office decide y, una vez aprobada, Rizky la sigue y copia cada posición de futuros que abre.',
    vn: 'Dewi muốn được sao chép: cô nộp đơn, bộ phận hậu cần duyệt, và khi được chấp thuận Rizky theo dõi và sao chép mọi vị thế futures cô mở.',
  },
  category: 'trading',
  tags: ['futures', 'copy', 'review'],
  needs: ['quotes', 'follow', 'lever', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'verified-2',
});
