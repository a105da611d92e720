import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'otc-merchant',
  steps: [
    {
      text: {
        en: 'The ad is online: the USDT it offers is held, buyers’ amounts are in orders, and the price follows the index.',
        id: 'Iklan aktif: USDT yang ditawarkan ditahan, bagian pembeli ada dalam order, dan harganya mengikuti indeks.',
        zh: '广告已上架：待售的 USDT 已冻结，买家下单的部分列为订单占用，价格跟随指数价。',
        hk: '廣告已上架：待售的 USDT 已凍結，買家已下單的數量列為訂單佔用，價格跟隨指數價。',
        th: 'โฆษณาออนไลน์แล้ว USDT ที่เสนอขายถูกล็อก ส่วนของผู้ซื้ออยู่ในคำสั่ง และราคาเคลื่อนตามราคาอ้างอิง',
        jp: '広告は公開中です。売り出したUSDTはロックされ、買い手の分は「注文中」に表示され、価格は指数に連動します。',
        kor: '광고가 게시 중입니다. 판매할 USDT는 동결되고, 구매자가 주문한 수량은 주문에 있으며, 가격은 지수를 따릅니다.',
        fra: 'L’annonce est en ligne : les USDT qu’elle propose sont bloqués, les quantités des acheteurs sont dans des ordres, et le prix suit l’indice.',
        spa: 'El anuncio está activo: los USDT que ofrece están bloqueados, los de los compradores figuran en órdenes y el precio sigue al índice.',
        vn: 'Quảng cáo đang chạy: USDT rao bán được tạm giữ, phần người mua đã đặt nằm trong các lệnh, và giá chạy theo chỉ số.',
      },
      go: '/pages/otc/otc?tab=ads&fiat=IDR',
    },
    {
      text: {
        en: 'A buyer says they have paid. Check the bank account first, then release with the payment password 123456.',
        id: 'Pembeli menyatakan sudah membayar. Periksa rekening dulu, lalu lepaskan dengan kata sandi dana 123456.',
        zh: '买家称已付款。先核实银行到账，再用资金密码 123456 放币。',
        hk: '買家表示已付款。先核實銀行帳戶，再以資金密碼 123456 放幣。',
        th: 'ผู้ซื้อแจ้งว่าโอนแล้ว ตรวจบัญชีธนาคารก่อน แล้วปล่อยเหรียญด้วยรหัสผ่านธุรกรรม 123456',
        jp: '買い手が支払い完了を知らせてきました。先に銀行口座を確認し、資金パスワード123456でリリースしてください。',
        kor: '구매자가 입금했다고 합니다. 먼저 은행 계좌를 확인한 뒤 자금 비밀번호 123456으로 코인을 전송하세요.',
        fra: 'Un acheteur dit avoir payé. Vérifiez d’abord le compte bancaire, puis libérez avec le mot de passe de paiement 123456.',
        spa: 'Un comprador dice que ha pagado. Comprueba primero la cuenta bancaria y luego libera con la contraseña de fondos 123456.',
        vn: 'Một người mua báo đã thanh toán. Hãy kiểm tra tài khoản ngân hàng trước, rồi mở khóa bằng mật khẩu giao dịch 123456.',
      },
      go: '/pages/otc/otc?tab=orders&fiat=IDR',
    },
    {
      text: {
        en: 'Someone else orders at once. You can never sell more than is held.',
        id: 'Orang lain langsung memesan. Anda tidak bisa menjual lebih dari yang ditahan.',
        zh: '又有人立即下单。卖出的数量绝不会超过已冻结的数量。',
        hk: '隨即又有人下單。賣出的數量絕不會超過已凍結的數量。',
        th: 'มีคนสั่งต่อทันที คุณขายเกินจำนวนที่ล็อกไว้ไม่ได้',
        jp: 'すぐに別の買い手が注文します。ロックした数量を超えて売ることはありません。',
        kor: '곧바로 다른 구매자가 주문합니다. 동결된 수량보다 더 팔 수는 없습니다.',
        fra: 'Quelqu’un d’autre passe aussitôt un ordre. On ne peut jamais vendre plus que ce qui est bloqué.',
        spa: 'Otra persona toma la oferta enseguida. Nunca puedes vender más de lo que está bloqueado.',
        vn: 'Người khác đặt lệnh ngay sau đó. Bạn không bao giờ bán được quá số đang tạm giữ.',
      },
      go: '/pages/otc/otc?tab=orders&fiat=IDR',
      run: [{ action: 'otc.takeAd', input: { id: 1 } }],
    },
  ],
});
