import type { Texts } from '../texts';

const simulation: Texts<'simulation', 'one' | 'many'> = {
  failed: 'Échec du démarrage de la simulation',
  reason: {
    scenario: 'Aucun scénario ne s’appelle « {{name}} ». Disponibles :',
    seed: '« {{seed}} » n’est pas une graine valide. Une graine est un nombre entier de 0 à 2 147 483 647.',
    damaged: 'Ce lien est endommagé ou a été coupé à la copie. Demandez-en un nouveau.',
    format: 'Ce lien provient d’une version dont le format de lien est différent. Ouvrez-le là où il a été créé.',
    build:
      'Ce lien provient d’une autre version, où les mêmes commandes peuvent mener à un autre résultat. Ouvrez-le là où il a été créé, ou relancez son scénario.',
    other: 'Erreur : {{message}}',
  },
  anew: 'Lancer le scénario par défaut',
  instead: 'Lancer son scénario sans les commandes',
};

export default simulation;
