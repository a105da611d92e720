import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'newcomer',
  title: { en: 'Empty account', id: 'Akun kosong' },
  summary: {
    en: 'Sari has just registered: signed in, not verified, without a coin.',
    id: 'Sari baru saja mendaftar: sudah masuk, belum terverifikasi, dan belum punya koin.',
  },
  category: 'start',
  needs: ['accounts', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'newcomer',
});
