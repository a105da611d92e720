import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft', 'one' | 'many'> = {
  title: 'Obras',
  list: 'Poner a la venta una obra de la galería durante diez minutos',
  lists: { auction: 'Subasta', fixed: 'Precio fijo', box: 'Caja sorpresa' },
  listed: {
    auction: 'Ha empezado una subasta. Termina en diez minutos.',
    fixed: 'Hay una obra a la venta a precio fijo durante diez minutos.',
    box: 'Hay una caja sorpresa a la venta durante diez minutos.',
  },
  nextBox: 'Próxima caja sorpresa de {{name}}',
  box: 'Será {{rarity}}',
  chance: 'Al azar',
  boxWillBe: 'La próxima caja sorpresa que abra {{name}} será {{rarity}}.',
  boxByChance: 'El resultado vuelve a ser al azar.',
  auctions: 'Subastas con clientes',
  none: 'Ningún cliente puja ni vende en una subasta.',
  leads: 'el cliente va en cabeza',
  outbid: 'Superar la puja',
  outbidOn: 'Superar la puja más alta de {{name}}',
  outbidDone: 'Un coleccionista ha pujado por {{name}}.',
  end: 'Terminar ahora',
  endOf: 'Terminar ahora la subasta de {{name}}',
  ended: 'La subasta de {{name}} ha terminado.',
};

export default nft;
