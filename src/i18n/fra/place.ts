import type { Texts } from '../texts';

const place: Texts<'place', 'one' | 'many'> = {
  title: 'Lieu',
  choose: 'Choisir un lieu',
  search: 'Ville, région ou pays',
  use: 'Utiliser {{place}}',
  address: '{{city}}, {{country}}',
  addressInRegion: '{{city}}, {{region}}, {{country}}',
  nothing: 'Aucun lieu trouvé',
  nothingHint: 'Modifiez la recherche ou saisissez l’adresse vous-même.',
  showAll: 'Tout afficher',
  mapOf: 'Carte des environs : {{place}}',
  closer: 'Zoom avant',
  farther: 'Zoom arrière',
  coordinates: 'Coordonnées',
  copy: 'Copier les coordonnées',
  noPlace: 'Coordonnées non valides',
  noPlaceHint: 'Indiquez une latitude de −90 à 90 et une longitude de −180 à 180.',
};

export default place;
