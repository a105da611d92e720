/** Sample texts and figures of the gallery, which is a developers' page of the sandbox and not translated. */
export const words = {
  title: 'Design system',
  back: 'Back',
  close: 'Close',
  sections: {
    figures: 'Figures',
    actions: 'Actions',
    forms: 'Forms',
    overlays: 'Overlays',
    media: 'Pictures',
    list: 'Long list',
  },
  long: 'Xác minh danh tính nâng cao bằng giấy tờ tùy thân · Vérification d’identité approfondie · การยืนยันตัวตนขั้นสูง',
};

export const markets = [
  { pair: 'BTC/USDT', volume: '18.4B', price: '67,412.50', change: '2.31', line: [4, 6, 5, 7, 6, 8, 9, 8, 10, 12] },
  { pair: 'ETH/USDT', volume: '9.2B', price: '3,482.16', change: '1.07', line: [3, 4, 4, 5, 7, 6, 7, 8, 8, 9] },
  { pair: 'SOL/USDT', volume: '3.1B', price: '171.034', change: '-0.84', line: [9, 8, 8, 7, 8, 6, 5, 6, 5, 5] },
  { pair: 'DOGE/USDT', volume: '987.3M', price: '0.14921', change: '-3.42', line: [9, 7, 8, 5, 4, 5, 3, 3, 4, 2] },
  { pair: 'ADA/USDT', volume: '412.8M', price: '0.4517', change: '0.00', line: [5, 6, 5, 4, 5, 6, 5, 4, 5, 5] },
];

export const asks = [
  ['67,418.3', '2.252', 1],
  ['67,417.2', '0.941', 0.46],
  ['67,415.9', '0.977', 0.42],
  ['67,414.0', '2.518', 0.8],
] as const;

export const bids = [
  ['67,411.7', '1.519', 0.4],
  ['67,411.0', '0.911', 0.3],
  ['67,410.2', '2.301', 0.75],
  ['67,408.7', '2.668', 0.9],
] as const;

export const accounts = [
  { name: 'Futures', frozen: '404.48', balance: '5,524.48', mark: '#28ba98' },
  { name: 'Spot', frozen: '1,200.00', balance: '12,240.10', mark: '#ffd7a6' },
  { name: 'Mining and staking with a long name that wraps', frozen: '3,000.00', balance: '3,000.00', mark: '#5c7cfa' },
];

export const countries = [
  { value: 'VN', label: 'Việt Nam', trailing: '+84', keywords: 'Vietnam' },
  { value: 'ID', label: 'Indonesia', trailing: '+62', keywords: '' },
  { value: 'CI', label: "Côte d'Ivoire", trailing: '+225', keywords: 'Ivory Coast' },
  { value: 'TH', label: 'ประเทศไทย', trailing: '+66', keywords: 'Thailand' },
  { value: 'JP', label: '日本', trailing: '+81', keywords: 'Japan' },
];

export const banners = ['Trade with 0 % maker fee', 'Copy the best traders', 'New: stocks around the clock'];
