import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: 'ผลงาน',
  list: 'ลงขายผลงานของแกลเลอรีสิบนาที',
  lists: { auction: 'ประมูล', fixed: 'ราคาคงที่', box: 'กล่องสุ่ม' },
  listed: {
    auction: 'เริ่มประมูลแล้ว สิ้นสุดในสิบนาที',
    fixed: 'ลงขายผลงานราคาคงที่สิบนาที',
    box: 'ลงขายกล่องสุ่มสิบนาที',
  },
  nextBox: 'กล่องสุ่มถัดไปของ {{name}}',
  box: 'จะได้ {{rarity}}',
  chance: 'สุ่ม',
  boxWillBe: 'กล่องสุ่มถัดไปที่ {{name}} เปิดจะได้ {{rarity}}',
  boxByChance: 'ผลกลับไปสุ่มตามปกติ',
  auctions: 'ประมูลที่มีลูกค้า',
  none: 'ไม่มีลูกค้าเสนอราคาหรือขายในการประมูล',
  leads: 'ลูกค้านำอยู่',
  outbid: 'เสนอแซง',
  outbidOn: 'เสนอแซงผู้นำของ {{name}}',
  outbidDone: 'นักสะสมเสนอราคา {{name}} แล้ว',
  end: 'จบเลย',
  endOf: 'จบการประมูล {{name}} ทันที',
  ended: 'การประมูล {{name}} สิ้นสุดแล้ว',
};

export default nft;
