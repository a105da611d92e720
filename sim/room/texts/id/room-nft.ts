const nft = {
  title: 'Karya seni',
  list: 'Tawarkan satu karya galeri selama sepuluh menit',
  lists: { auction: 'Lelang', fixed: 'Harga tetap', box: 'Blind box' },
  listed: {
    auction: 'Lelang dimulai: berakhir sepuluh menit lagi.',
    fixed: 'Satu karya dijual dengan harga tetap selama sepuluh menit.',
    box: 'Satu blind box dijual selama sepuluh menit.',
  },
  nextBox: 'Blind box {{name}} berikutnya',
  box: 'Berisi {{rarity}}',
  chance: 'Acak',
  boxWillBe: 'Blind box berikutnya yang dibuka {{name}} berisi {{rarity}}.',
  boxByChance: 'Hasilnya kembali acak.',
  auctions: 'Lelang dengan pelanggan',
  none: 'Tidak ada pelanggan yang menawar atau menjual lewat lelang.',
  leads: 'pelanggan memimpin',
  outbid: 'Salip',
  outbidOn: 'Salip penawar tertinggi {{name}}',
  outbidDone: 'Seorang kolektor menawar {{name}}.',
  end: 'Akhiri sekarang',
  endOf: 'Akhiri lelang {{name}} sekarang',
  ended: 'Lelang {{name}} telah berakhir.',
};

export default nft;
