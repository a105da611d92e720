import type { Texts } from '../texts';

const place: Texts<'place', 'one' | 'many'> = {
  title: 'Ubicación',
  choose: 'Elegir ubicación',
  search: 'Ciudad, región o país',
  use: 'Usar {{place}}',
  address: '{{city}}, {{country}}',
  addressInRegion: '{{city}}, {{region}}, {{country}}',
  nothing: 'No se encontró ningún lugar',
  nothingHint: 'Prueba otra búsqueda o escribe la dirección.',
  showAll: 'Mostrar todo',
  mapOf: 'Mapa de los alrededores de {{place}}',
  closer: 'Acercar',
  farther: 'Alejar',
  coordinates: 'Coordenadas',
  copy: 'Copiar coordenadas',
  noPlace: 'Coordenadas no válidas',
  noPlaceHint: 'Usa una latitud de -90 a 90 y una longitud de -180 a 180.',
};

export default place;
