import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'loan-repaid',
  steps: [
    {
      text: {
        en: 'What Putri can borrow depends on her assets and her VIP tier, less what she has already borrowed.',
        id: 'Batas pinjaman Putri bergantung pada aset dan tingkat VIP-nya, dikurangi yang sudah dipinjam.',
        zh: 'Putri 的可借额度取决于资产和 VIP 等级，并扣除已借部分。',
        hk: 'Putri 的可借金額取決於資產和 VIP 等級，並扣除已借部分。',
        th: 'วงเงินกู้ของ Putri ขึ้นอยู่กับสินทรัพย์และระดับ VIP หักยอดที่กู้ไปแล้ว',
        jp: 'Putriの借入可能額は、資産とVIPランクで決まり、借入中の金額が差し引かれます。',
        kor: 'Putri의 대출 가능 금액은 자산과 VIP 등급에 따라 정해지며, 이미 대출한 금액은 제외됩니다.',
        fra: 'Ce que Putri peut emprunter dépend de ses actifs et de son palier VIP, moins ce qu’elle a déjà emprunté.',
        spa: 'Lo que Putri puede pedir prestado depende de sus activos y su nivel VIP, menos lo que ya debe.',
        vn: 'Putri được vay bao nhiêu tùy theo tài sản và cấp VIP của cô, trừ số đã vay.',
      },
      anchor: 'loan-limit',
      go: '/pages/common/borrowing?tab=borrow',
    },
    {
      text: {
        en: 'Her loan of 20,000 USDT: the amount outstanding today, day 7 of 14, and the time left.',
        id: 'Pinjamannya 20.000 USDT: utang hari ini, hari ke-7 dari 14, dan sisa waktunya.',
        zh: '她的 20,000 USDT 借款：今日待还、第 7 天（共 14 天）和剩余时间。',
        hk: '她的 20,000 USDT 借款：今日待還、第 7 天（共 14 天）和剩餘時間。',
        th: 'เงินกู้ 20,000 USDT ของเธอ ยอดค้างชำระวันนี้ วันที่ 7 จาก 14 และเวลาที่เหลือ',
        jp: '20,000 USDTの借入です。本日の残高、14日中7日目であること、残り時間が表示されています。',
        kor: '20,000 USDT 대출: 오늘의 미상환 금액, 14일 중 7일차, 상환 기한까지 남은 시간입니다.',
        fra: 'Son prêt de 20 000 USDT : le reste dû aujourd’hui, jour 7 sur 14, et le temps restant.',
        spa: 'Su préstamo de 20.000 USDT: la deuda de hoy, el día 7 de 14 y el tiempo restante.',
        vn: 'Khoản vay 20.000 USDT: dư nợ hôm nay, ngày 7/14, và thời gian còn lại.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'Tap it to see its history day by day. She can repay in part or in full at any time and pays only for the days started.',
        id: 'Ketuk untuk melihat riwayatnya hari demi hari. Bisa dilunasi sebagian atau penuh kapan saja, dan hanya hari yang sudah dimulai yang dibayar.',
        zh: '点击可逐日查看明细。她可随时部分或全额还款，只计已开始的天数。',
        hk: '點按可逐日查看明細。她可隨時償還部分或全部款項，只計已開始的天數。',
        th: 'แตะเพื่อดูประวัติรายวัน เธอชำระคืนบางส่วนหรือทั้งหมดได้ทุกเมื่อ และจ่ายเฉพาะวันที่เริ่มแล้ว',
        jp: 'タップすると、日ごとの履歴を確認できます。いつでも一部または全額を返済でき、利息は経過した日数分だけです。',
        kor: '누르면 일별 내역을 볼 수 있습니다. 언제든지 일부 또는 전액을 상환할 수 있고, 시작된 날까지만 이자를 냅니다.',
        fra: 'Touchez-le pour voir son historique jour par jour. Elle peut rembourser à tout moment, en partie ou en totalité, et ne paie que les jours entamés.',
        spa: 'Tócalo para ver su historial día a día. Puede reembolsar en parte o por completo cuando quiera y solo paga los días empezados.',
        vn: 'Chạm vào để xem lịch sử từng ngày. Cô có thể trả một phần hoặc toàn bộ bất cứ lúc nào và chỉ trả lãi cho những ngày đã bắt đầu.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'Repaid in full, a week early: she paid only for the days started, and her credit score rises.',
        id: 'Lunas seminggu lebih awal: hanya hari yang sudah dimulai yang dibayar, dan skor kreditnya naik.',
        zh: '提前一周全额还清：只计已开始的天数，信用分提高。',
        hk: '提前一星期全數還清：只計已開始的天數，信用分上升。',
        th: 'ชำระครบก่อนกำหนดหนึ่งสัปดาห์ เธอจ่ายเฉพาะวันที่เริ่มแล้ว และคะแนนเครดิตเพิ่มขึ้น',
        jp: '1週間早く完済しました。利息は経過した日数分だけで済み、信用スコアが上がります。',
        kor: '일주일 일찍 전액을 상환했습니다. 시작된 날까지만 이자를 냈고 신용 점수가 오릅니다.',
        fra: 'Tout est remboursé, avec une semaine d’avance : elle n’a payé que les jours entamés, et son score de crédit augmente.',
        spa: 'Reembolsado por completo, una semana antes: solo pagó los días empezados y su puntuación de crédito sube.',
        vn: 'Đã trả hết, sớm một tuần: cô chỉ trả lãi cho những ngày đã bắt đầu, và điểm tín dụng tăng.',
      },
      go: '/pages/common/borrowing?tab=history',
      run: [
        {
          action: 'people.call',
          input: { who: 'vip-2', call: 'POST /loan/repay', fields: { id: '2', amount: '20070' } },
        },
      ],
    },
  ],
});
