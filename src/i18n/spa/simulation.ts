import type { Texts } from '../texts';

const simulation: Texts<'simulation', 'one' | 'many'> = {
  failed: 'No se pudo iniciar la simulación',
  reason: {
    scenario: 'No hay ningún escenario llamado “{{name}}”. Disponibles:',
    seed: '“{{seed}}” no es una semilla válida. Las semillas son números enteros de 0 a 2.147.483.647.',
    damaged: 'Este enlace está dañado o se cortó al copiarlo. Pide uno nuevo.',
    format: 'Este enlace se creó con una versión que usa otro formato. Ábrelo donde se creó.',
    build:
      'Este enlace se creó con otra versión, en la que las mismas acciones pueden dar otro resultado. Ábrelo donde se creó o reinicia su escenario.',
    other: 'Error: {{message}}',
  },
  anew: 'Iniciar el escenario predeterminado',
  instead: 'Iniciar su escenario sin las acciones',
};

export default simulation;
