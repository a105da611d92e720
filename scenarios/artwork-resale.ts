import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'artwork-resale',
  title: {
    en: 'Artwork resold',
    id: 'Karya dijual kembali',
    zh: '作品转售',
    hk: '作品轉售',
    th: 'ขายผลงานต่อ',
    jp: '作品の再販',
    kor: '작품 재판매',
    fra: 'Œuvre revendue',
    spa: 'Obra revendida',
    vn: 'Bán lại tác phẩm',
  },
  summary: {
    en: 'Maya offers a work of hers for ten minutes, at less than it is worth. A collector buys it; the price less the fee is hers.',
    id: 'Maya menawarkan karyanya selama sepuluh menit, di bawah nilainya. Seorang kolektor membelinya; harganya dikurangi biaya jadi miliknya.',
    zh: 'Maya 以低于价值的价格出售作品十分钟。一位收藏家买下；扣除费用后的金额归她。',
    hk: 'Maya 以低於價值的價格出售作品十分鐘。一位收藏家買下；扣除費用後的金額歸她。',
    th: 'Maya เสนอขายผลงานสิบนาทีต่ำกว่ามูลค่า นักสะสมซื้อไป เธอได้ราคาหักค่าธรรมเนียม',
    jp: 'Maya は作品を10分間、価値より安く出品。収集家が買い、手数料を引いた額が入ります。',
    kor: 'Maya가 작품을 10분간 가치보다 싸게 내놓습니다. 수집가가 사고, 수수료를 뺀 값이 그녀의 것입니다.',
    fra: 'Maya propose une œuvre pendant dix minutes, sous sa valeur. Un collectionneur l’achète ; le prix moins les frais lui revient.',
    spa: 'Maya ofrece una obra diez minutos, por debajo de su valor. Un coleccionista la compra; recibe el precio menos la comisión.',
    vn: 'Maya rao bán một tác phẩm mười phút, dưới giá trị. Một nhà sưu tập mua; cô nhận giá trừ phí.',
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
