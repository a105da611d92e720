import type { Texts } from '../texts';

const simulation: Texts<'simulation'> = {
  failed: 'Simulasi tidak dapat dimulai',
  reason: {
    scenario: 'Tidak ada skenario bernama “{{name}}”. Yang tersedia:',
    seed: '“{{seed}}” bukan seed yang valid. Seed berupa bilangan bulat dari 0 sampai 2.147.483.647.',
    damaged: 'Tautan ini rusak atau terpotong saat disalin. Minta tautan yang baru.',
    format: 'Tautan ini dibuat oleh versi dengan format tautan yang berbeda. Buka di tempat tautan itu dibuat.',
    build:
      'Tautan ini dibuat oleh versi lain, sehingga perintah yang sama bisa berakhir berbeda. Buka di tempat tautan itu dibuat, atau mulai ulang skenarionya.',
    other: 'Kesalahan: {{message}}',
  },
  anew: 'Mulai skenario bawaan',
  instead: 'Mulai skenarionya tanpa perintah-perintahnya',
};

export default simulation;
