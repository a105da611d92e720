import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'first-day',
  title: { en: 'First day', id: 'Hari pertama' },
  summary: {
    en: 'A visitor opens the app for the first time: live markets, nobody signed in.',
    id: 'Pengunjung membuka aplikasi untuk pertama kali: pasar berjalan, belum ada yang masuk.',
  },
  category: 'start',
  needs: ['accounts', 'content', 'quotes'],
  start: 'today',
});
