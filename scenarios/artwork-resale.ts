import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'artwork-resale',
  title: {
    en: 'Artwork resold',
    id: 'Karya dijual kembali',
    zh: '作品转售',
    hk: '作品轉售',
    th: 'ขายต่อผลงาน',
    jp: '作品の再出品',
    kor: '작품 재판매',
    fra: 'Œuvre revendue',
    spa: 'Obra revendida',
    vn: 'Bán lại tác phẩm',
  },
  summary: {
    en: 'Maya lists one of her works for ten minutes, below its value. A collector buys it, and she receives the price less the fee.',
    id: 'Maya menawarkan karyanya selama sepuluh menit, di bawah nilainya. Seorang kolektor membelinya; ia menerima harganya dikurangi biaya.',
    zh: 'Maya 以低于价值的价格转售一件作品，限时十分钟。一位收藏家买下，扣除手续费后的款项归她。',
    hk: 'Maya 以低於價值的價格，將一件作品上架十分鐘。一位藏家買下，她收到扣除手續費後的款項。',
    th: 'Maya ลงขายต่อผลงานสิบนาทีในราคาต่ำกว่ามูลค่า นักสะสมซื้อไป และเธอได้รับราคาขายหักค่าธรรมเนียม',
    jp: 'Mayaは作品の1つを、価値より安く10分間再出品します。収集家が購入し、手数料を差し引いた代金を受け取ります。',
    kor: 'Maya가 작품 하나를 가치보다 낮은 가격에 10분간 등록합니다. 수집가가 구매하고, Maya는 수수료를 뺀 금액을 받습니다.',
    fra: 'Maya met une de ses œuvres en revente pour dix minutes, en dessous de sa valeur. Un collectionneur l’achète et elle reçoit le prix, frais déduits.',
    spa: 'Maya pone en reventa una de sus obras durante diez minutos, por debajo de su valor. Un coleccionista la compra y ella recibe el precio menos la comisión.',
    vn: 'Maya đăng bán một tác phẩm trong mười phút, thấp hơn giá trị. Một nhà sưu tập mua, và cô nhận tiền bán sau khi trừ phí.',
  },
  category: 'accounts',
  tags: ['nft', 'resale', 'fee'],
  needs: ['nft', 'wallet', 'messages'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      persona: 'trader',
      call: 'POST /bind_box/resellNFT',
      fields: {
        code: 'd6bfc1c7dc90f34af9e5319c64593974',
        price: '300',
        start_time: '2026-01-06 09:41:00',
        end_time: '2026-01-06 09:51:00',
      },
    },
  ],
});
