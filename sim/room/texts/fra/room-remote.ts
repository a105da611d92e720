import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: 'Serveur',
  code: 'QR code pour un second appareil',
  scan: 'Scannez-le avec un téléphone du même réseau pour piloter de là.',
  address: 'Adresse pour un second appareil',
  network: 'Réseau',
  apps: 'Cette salle pilote un serveur. Les applications qui l’utilisent se connectent elles-mêmes.',
  noNetwork: 'Cette machine n’est connectée à aucun réseau.',
  refused: 'Cet appareil n’est pas appairé. Scannez de nouveau le code.',
  memory: 'Non enregistré : ce serveur garde sa session en mémoire, et un redémarrage repart de zéro.',
  lost: 'Le serveur ne répond pas.',
  second: 'Second appareil',
  needsHost:
    'Cette plateforme vit dans ce navigateur. Un téléphone ne peut la piloter que si elle tourne en serveur sur cette machine :',
  thereafter: 'Ouvrez ensuite {{address}} ici, et scannez le code affiché.',
};

export default remote;
