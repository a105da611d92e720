const nft = {
  title: 'Karya seni',
  list: 'Tawarkan satu karya galeri selama sepuluh menit',
  lists: { auction: 'Lelang', fixed: 'Harga tetap', box: 'Kotak misteri' },
  listed: {
    auction: 'Lelang dimulai: berakhir sepuluh menit lagi.',
    fixed: 'Satu karya dijual dengan harga tetap selama sepuluh menit.',
    box: 'Satu kotak misteri dijual selama sepuluh menit.',
  },
  nextBox: 'Kotak misteri {{name}} berikutnya',
  box: 'Berisi {{rarity}}',
  chance: 'Menurut peluang',
  boxWillBe: 'Kotak misteri berikutnya yang dibuka {{name}} berisi {{rarity}}.',
  boxByChance: 'Peluang kembali menentukan.',
  auctions: 'Lelang dengan nasabah',
  none: 'Tidak ada nasabah yang menawar atau menjual lewat lelang.',
  leads: 'nasabah memimpin',
  outbid: 'Salip',
  outbidOn: 'Salip penawar tertinggi {{name}}',
  outbidDone: 'Seorang kolektor menawar {{name}}.',
  end: 'Akhiri sekarang',
  endOf: 'Akhiri lelang {{name}} sekarang',
  ended: 'Lelang {{name}} telah berakhir.',
};

export default nft;
