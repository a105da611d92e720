import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'otc-merchant',
  steps: [
    {
      text: {
        en: 'The ad stands: what it offers is set aside, what buyers hold is in orders, and the price follows the index.',
        id: 'Iklan berdiri: yang ditawarkan disisihkan, yang dipegang pembeli ada dalam order, dan harganya mengikuti indeks.',
        zh: '广告已上线：要卖的已冻结，买家占用的在订单中，价格跟随指数。',
        hk: '廣告已上線：要賣的已凍結，買家佔用的在訂單中，價格跟隨指數。',
        th: 'ประกาศออนไลน์แล้ว ส่วนที่ขายถูกกันไว้ ส่วนที่ผู้ซื้อถืออยู่ในคำสั่ง และราคาตามดัชนี',
        jp: '広告は掲載中。売る分は確保され、買い手の分は注文にあり、価格は指数に連動します。',
        kor: '광고가 게시되어 있습니다. 팔 물량은 예치되고, 구매자 몫은 주문에 있으며, 가격은 지수를 따릅니다.',
        fra: 'L’annonce est en ligne : ce qu’elle offre est mis de côté, ce que tiennent les acheteurs est en commande, et le prix suit l’indice.',
        spa: 'El anuncio está activo: lo que ofrece queda apartado, lo de los compradores está en órdenes y el precio sigue al índice.',
        vn: 'Quảng cáo đang chạy: phần rao bán được giữ riêng, phần người mua giữ nằm trong lệnh, giá theo chỉ số.',
      },
      go: '/pages/otc/otc?tab=ads&fiat=IDR',
    },
    {
      text: {
        en: 'A buyer says they have paid. Look into the bank account first, then release with the payment password 123456.',
        id: 'Pembeli menyatakan sudah membayar. Periksa rekening dulu, lalu lepas dengan sandi pembayaran 123456.',
        zh: '买家说已付款。先查看银行账户，再用支付密码 123456 放币。',
        hk: '買家說已付款。先查看銀行帳戶，再用支付密碼 123456 放幣。',
        th: 'ผู้ซื้อแจ้งว่าจ่ายแล้ว ตรวจบัญชีธนาคารก่อน แล้วปล่อยด้วยรหัสจ่ายเงิน 123456',
        jp: '買い手が支払いを知らせました。先に口座を確かめ、支払いパスワード 123456 で引き渡します。',
        kor: '구매자가 결제했다고 합니다. 먼저 은행 계좌를 확인한 뒤 결제 비밀번호 123456으로 넘겨주세요.',
        fra: 'Un acheteur dit avoir payé. Vérifiez d’abord le compte bancaire, puis libérez avec le mot de passe 123456.',
        spa: 'Un comprador dice que ha pagado. Mire primero la cuenta bancaria y libere con la clave de pago 123456.',
        vn: 'Người mua báo đã trả. Kiểm tra tài khoản ngân hàng trước, rồi giao bằng mật khẩu thanh toán 123456.',
      },
      go: '/pages/otc/otc?tab=orders&fiat=IDR',
    },
    {
      text: {
        en: 'Somebody else takes of it at once. Nobody can be sold more than is set aside.',
        id: 'Orang lain langsung mengambilnya. Tidak ada yang bisa membeli lebih dari yang disisihkan.',
        zh: '又有人立即买入。卖出的绝不会超过已冻结的数量。',
        hk: '又有人立即買入。賣出的絕不會超過已凍結的數量。',
        th: 'มีคนอื่นซื้อทันที ขายเกินส่วนที่กันไว้ไม่ได้',
        jp: 'すぐに別の人が買います。確保した量を超えて売ることはありません。',
        kor: '다른 사람이 바로 가져갑니다. 예치한 것보다 더 팔 수는 없습니다.',
        fra: 'Quelqu’un d’autre en prend aussitôt. On ne vend jamais plus que ce qui est mis de côté.',
        spa: 'Otra persona toma enseguida. Nunca se vende más de lo apartado.',
        vn: 'Người khác lấy ngay. Không thể bán quá phần đã giữ riêng.',
      },
      go: '/pages/otc/otc?tab=orders&fiat=IDR',
      run: [{ action: 'otc.takeAd', input: { id: 1 } }],
    },
  ],
});
