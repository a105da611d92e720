import { SUPPORT_TOPICS, type SupportTopic } from '@/domain/messages/talk';
import type { AutoAnswer, SupportMessageRow } from './tables';

/**
 * Keywords for the automatic answer to a message (designed): beginnings of words in the app's languages that separate
 * words by spaces, and whole words in the others. The agent comes first, because a customer who asks for a person does
 * not want an automatic answer.
 */
const WORDS: readonly (readonly [answer: AutoAnswer, words: readonly string[]])[] = [
  [
    'agent',
    [
      'agent',
      'human',
      'person',
      'operator',
      'agen',
      'manusia',
      'petugas',
      'orang',
      '人工',
      '客服',
      'オペレーター',
      '担当者',
      '상담원',
      'humain',
      'conseiller',
      'humano',
      'nhân viên',
      'เจ้าหน้าที่',
    ],
  ],
  [
    'withdrawal',
    [
      'withdraw',
      'payout',
      'cash out',
      'tarik',
      'penarikan',
      '提现',
      '提現',
      '出金',
      '출금',
      'retrait',
      'retiro',
      'rút',
      'ถอน',
    ],
  ],
  [
    'deposit',
    [
      'deposit',
      'top up',
      'topup',
      'recharge',
      'voucher',
      'isi saldo',
      'setor',
      '充值',
      '入金',
      '입금',
      'dépôt',
      'depósito',
      'nạp',
      'ฝาก',
    ],
  ],
  [
    'identity',
    [
      'identity',
      'identit',
      'kyc',
      'verif',
      'passport',
      'paspor',
      'ktp',
      '实名',
      '身份',
      '本人確認',
      '인증',
      'xác minh',
      'ยืนยัน',
    ],
  ],
  [
    'security',
    [
      'password',
      'hack',
      'stolen',
      'login',
      'log in',
      'phish',
      'kata sandi',
      'sandi',
      'diretas',
      'dicuri',
      'masuk akun',
      '盗',
      '盜',
      '入侵',
      '不正',
      '해킹',
      '유출',
      'pirat',
      'entrado en mi cuenta',
      'xâm nhập',
      'chiếm',
      'แฮ็ก',
      '密码',
      '密碼',
      'パスワード',
      '비밀번호',
      'mot de passe',
      'contraseña',
      'mật khẩu',
      'รหัสผ่าน',
    ],
  ],
  [
    'fees',
    [
      'fee',
      'commission',
      'biaya',
      'komisi',
      'vip',
      '手续费',
      '手續費',
      '手数料',
      '수수료',
      'frais',
      'comisión',
      'phí',
      'ค่าธรรมเนียม',
    ],
  ],
  ['loan', ['loan', 'borrow', 'repay', 'pinjam', '借', '대출', 'prêt', 'emprunt', 'préstamo', 'vay', 'กู้']],
  [
    'nft',
    [
      'nft',
      'auction',
      'artwork',
      'blind box',
      'lelang',
      'karya',
      '拍卖',
      '拍賣',
      'enchère',
      'subasta',
      'đấu giá',
      'ประมูล',
    ],
  ],
  [
    'wealth',
    [
      'lock',
      'mining',
      'dual',
      'yield',
      'stak',
      'interest',
      'kunci',
      'imbal',
      'bunga',
      '理财',
      '利息',
      '利回り',
      '이자',
      'rendement',
      'rendimiento',
      'lãi',
      'ดอกเบี้ย',
    ],
  ],
  [
    'trading',
    [
      'trade',
      'trading',
      'order',
      'position',
      'leverage',
      'liquidat',
      'margin',
      'stop loss',
      'chart',
      'pesanan',
      'posisi',
      'likuidasi',
      'dagang',
      '交易',
      '杠杆',
      '爆仓',
      '取引',
      '거래',
      'ordre',
      'orden',
      'lệnh',
      'คำสั่ง',
    ],
  ],
  [
    'thanks',
    [
      'thank',
      'thx',
      'terima kasih',
      'makasih',
      '谢谢',
      '謝謝',
      'ありがとう',
      '감사',
      'merci',
      'gracias',
      'cảm ơn',
      'ขอบคุณ',
    ],
  ],
];

const LATIN = /^[\p{Script=Latin} ]+$/u;

/** Whether a text has a word that begins so. Words of scripts without spaces may be anywhere in the text. */
function hasKeyword(text: string, word: string): boolean {
  if (!LATIN.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The automatic answer to a text; an agent where no keyword matches. */
export function answerTo(text: string): AutoAnswer {
  const lower = text.toLowerCase();
  const found = WORDS.find(([, words]) => words.some((word) => hasKeyword(lower, word)));
  return found?.[0] ?? 'agent';
}

/** Topic of an automatic answer, for the link below it; '' for none. */
export const topicOf = (words: SupportMessageRow['words']): SupportTopic | '' =>
  SUPPORT_TOPICS.find((topic) => topic === words) ?? '';
