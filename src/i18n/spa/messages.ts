import type { Texts } from '../texts';

const messages: Texts<'messages', 'one' | 'many'> = {
  title: 'Mensajes',
  unread: 'Mensajes, {{count}} sin leer',
  tabs: 'Temas',
  list: 'Mensajes',
  topics: {
    all: 'Todos',
    account: 'Cuenta',
    funds: 'Fondos',
    trade: 'Trading',
    copy: 'Copy trading',
    wealth: 'Earn',
    nft: 'NFT',
    service: 'Soporte',
  },
  isUnread: 'Sin leer',
  notices: 'Avisos',
  noNotices: 'Aún no hay avisos',
  noNoticesHint: 'Los avisos se quedan aquí, para releerlos, hasta que cierres la aplicación.',
  readAll: 'Marcar todo como leído',
  readAllDone: 'Todos los mensajes están marcados como leídos',
  failed: 'No se pudieron cargar tus mensajes',
  empty: 'Aún no hay mensajes',
  emptyHint: 'Órdenes ejecutadas, revisiones, intereses: todo lo que ocurre en tu cuenta aparece aquí.',
  emptyTopic: 'Aún no hay mensajes sobre este tema',
  emptyTopicHint: 'Puede que haya mensajes en otros temas.',
  showAll: 'Mostrar todos los mensajes',
  toMarkets: 'Ver mercados',
  detail: {
    title: 'Mensaje',
    failed: 'No se pudo cargar este mensaje',
    gone: 'Este mensaje ya no existe',
    goneHint: 'Los mensajes antiguos se eliminan para dejar sitio a los nuevos.',
    toList: 'Todos los mensajes',
    open: 'Ver detalles',
  },
};

export default messages;
