import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'loan-repaid',
  steps: [
    {
      text: {
        en: 'What Putri may borrow follows from her assets and her VIP tier; what she has borrowed is deducted.',
        id: 'Batas pinjaman Putri mengikuti aset dan tingkat VIP-nya, dikurangi yang sudah dipinjam.',
        zh: 'Putri 可借额度取决于资产与 VIP 等级，并扣除已借款项。',
        hk: 'Putri 可借額度取決於資產與 VIP 等級，並扣除已借款項。',
        th: 'วงเงินกู้ของ Putri ขึ้นกับสินทรัพย์และระดับ VIP หักยอดที่กู้แล้ว',
        jp: 'Putri の借入枠は資産と VIP 階級で決まり、借入済みの分が引かれます。',
        kor: 'Putri의 한도는 자산과 VIP 등급에서 나오며 이미 빌린 금액은 빠집니다.',
        fra: 'Ce que Putri peut emprunter suit de ses actifs et de son rang VIP, moins ses emprunts.',
        spa: 'Lo que Putri puede pedir depende de sus activos y su nivel VIP, menos lo ya prestado.',
        vn: 'Hạn mức của Putri theo tài sản và hạng VIP, trừ phần đã vay.',
      },
      anchor: 'loan-limit',
      go: '/pages/common/borrowing?tab=borrow',
    },
    {
      text: {
        en: 'Her loan of 20,000 USDT: what is owed today, day 7 of 14, and the time left.',
        id: 'Pinjamannya 20.000 USDT: utang hari ini, hari ke-7 dari 14, dan sisa waktunya.',
        zh: '她的 20,000 USDT 借款：今日欠款、14 天中的第 7 天和剩余时间。',
        hk: '她的 20,000 USDT 借款：今日欠款、14 天中的第 7 天和剩餘時間。',
        th: 'เงินกู้ 20,000 USDT ยอดค้างวันนี้ วันที่ 7 จาก 14 และเวลาที่เหลือ',
        jp: '20,000 USDT の借入。今日の残高、14日中7日目、残り時間です。',
        kor: '20,000 USDT 대출: 오늘 갚을 금액, 14일 중 7일째, 남은 시간.',
        fra: 'Son prêt de 20 000 USDT : le dû du jour, jour 7 sur 14, et le temps restant.',
        spa: 'Su préstamo de 20.000 USDT: lo debido hoy, día 7 de 14 y el tiempo restante.',
        vn: 'Khoản vay 20.000 USDT: nợ hôm nay, ngày 7 trên 14, và thời gian còn lại.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'A tap on it shows all that happened, day by day. It can be repaid in part or in full at any time, for the days begun only.',
        id: 'Ketuk untuk melihat semua yang terjadi, hari demi hari. Bisa dibayar sebagian atau penuh kapan saja, hanya untuk hari yang sudah dimulai.',
        zh: '点开可逐日查看记录。可随时部分或全部还款，只付已开始的天数。',
        hk: '點開可逐日查看記錄。可隨時部分或全部還款，只付已開始的天數。',
        th: 'แตะเพื่อดูบันทึกวันต่อวัน คืนบางส่วนหรือทั้งหมดได้ทุกเมื่อ จ่ายเฉพาะวันที่เริ่มแล้ว',
        jp: 'タップすると日ごとの記録が見られます。いつでも一部または全額を返せ、始まった日数分だけ払います。',
        kor: '누르면 날마다의 기록이 보입니다. 언제든 일부나 전부를 갚고 시작된 날만큼만 냅니다.',
        fra: 'Touchez-le pour voir, jour après jour, tout son historique. Remboursez quand vous voulez, pour les jours entamés.',
        spa: 'Tóquelo para ver, día a día, todo lo ocurrido. Devuelva en parte o todo cuando quiera, solo por los días empezados.',
        vn: 'Chạm vào để xem mọi diễn biến từng ngày. Trả một phần hay tất cả bất cứ lúc nào, chỉ tính ngày đã bắt đầu.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'Repaid in full, a week early: she paid for the days begun only, and her credit score rises.',
        id: 'Lunas seminggu lebih awal: hanya hari yang sudah dimulai yang dibayar, dan skor kreditnya naik.',
        zh: '提前一周全额还清：只付已开始的天数，信用分上升。',
        hk: '提前一週全額還清：只付已開始的天數，信用分上升。',
        th: 'คืนครบก่อนกำหนดหนึ่งสัปดาห์ จ่ายเฉพาะวันที่เริ่มแล้ว และคะแนนเครดิตเพิ่มขึ้น',
        jp: '一週間早く全額を返済。払うのは始まった日数分だけで、信用スコアも上がります。',
        kor: '일주일 일찍 전액을 갚았습니다. 시작된 날만큼만 냈고 신용 점수가 오릅니다.',
        fra: 'Tout est remboursé, une semaine plus tôt : seuls les jours entamés sont payés, et sa note monte.',
        spa: 'Todo devuelto, una semana antes: solo pagó los días empezados, y su puntuación sube.',
        vn: 'Trả hết, sớm một tuần: chỉ trả cho các ngày đã bắt đầu, và điểm tín dụng tăng.',
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
