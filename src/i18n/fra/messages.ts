import type { Texts } from '../texts';

const messages: Texts<'messages', 'one' | 'many'> = {
  title: 'Messages',
  unread: 'Messages, non lus : {{count}}',
  tabs: 'Thèmes',
  list: 'Messages',
  topics: {
    all: 'Tout',
    account: 'Compte',
    funds: 'Fonds',
    trade: 'Trading',
    copy: 'Copy trading',
    wealth: 'Earn',
    nft: 'NFT',
    service: 'Service',
  },
  isUnread: 'Non lu',
  notices: 'Notifications',
  noNotices: 'Aucune notification',
  noNoticesHint: 'Les notifications restent consultables ici jusqu’à la fermeture de l’application.',
  readAll: 'Tout marquer comme lu',
  readAllDone: 'Tous les messages sont marqués comme lus',
  failed: 'Échec du chargement de vos messages',
  empty: 'Aucun message',
  emptyHint: 'Ordres exécutés, décisions, intérêts : tout ce qui concerne votre compte apparaît ici.',
  emptyTopic: 'Aucun message sur ce thème',
  emptyTopicHint: 'D’autres thèmes ont peut-être des messages.',
  showAll: 'Afficher tous les messages',
  toMarkets: 'Voir les marchés',
  detail: {
    title: 'Message',
    failed: 'Échec du chargement de ce message',
    gone: 'Ce message n’existe plus',
    goneHint: 'Les anciens messages sont supprimés pour faire place aux nouveaux.',
    toList: 'Tous les messages',
    open: 'Voir les détails',
  },
};

export default messages;
