import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: 'Finansial',
  products: 'Produk',
  empty: 'Belum ada produk yang ditawarkan',
  emptyHint: 'Simpanan, langganan token, dan investasi akan tampil di sini begitu bursa menawarkannya.',
  failed: 'Produk gagal dimuat',
};

export default financial;
