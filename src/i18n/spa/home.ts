import type { Texts } from '../texts';

const home: Texts<'home', 'one' | 'many'> = {
  title: 'Inicio',
  search: 'Buscar',
  account: 'Tu cuenta',
  logIn: 'Inicia sesión o regístrate',
  messages: 'Mensajes',
  assets: {
    total: 'Total de activos',
    hide: 'Ocultar importes',
    show: 'Mostrar importes',
    hidden: 'Importe oculto',
    day: '24 h',
    failed: 'No se pudieron cargar tus activos',
  },
  visitor: {
    title: 'Opera criptos y acciones en un solo lugar',
    hint: 'Abre una cuenta en un minuto. Solo necesitas un correo o un teléfono.',
  },
  menu: {
    label: 'Acceso rápido',
    failed: 'No se pudo cargar el acceso rápido',
    page: 'Página {{position}} de {{count}}',
  },
  banners: {
    label: 'Destacados',
    slide: 'Destacado {{position}} de {{count}}',
    pause: 'Pausar presentación',
    play: 'Reproducir presentación',
  },
  notice: 'Aviso',
  noticeFailed: 'No se pudo cargar el aviso',
  movers: {
    label: 'Mayores movimientos',
    gainers: 'Subidas',
    losers: 'Bajadas',
    volume: 'Volumen',
    new: 'Nuevos',
    failed: 'No se pudieron cargar los mercados',
    empty: 'Aún no hay mercados',
    emptyHint: 'Los mercados aparecen aquí en cuanto empiezan a cotizar.',
    seeAll: 'Todos los mercados',
  },
  news: {
    title: 'Noticias',
    more: 'Más noticias',
    failed: 'No se pudieron cargar las noticias',
  },
  article: {
    failed: 'No se pudo cargar este artículo',
    gone: 'Este artículo ya no está disponible',
  },
};

export default home;
