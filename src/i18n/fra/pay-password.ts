import type { Texts } from '../texts';

const payPassword: Texts<'pay-password', 'one' | 'many'> = {
  title: 'Mot de passe de paiement',
  digits: 'Chiffres saisis : {{entered}} sur {{length}}',
  keypad: 'Chiffres',
  delete: 'Effacer le dernier chiffre',
  field: 'Mot de passe de paiement',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  useLetters: 'Mon mot de passe contient des lettres',
  useDigits: 'Mon mot de passe a 6 chiffres',
  forgot: 'Mot de passe oublié ?',
  confirm: 'Confirmer',
  checking: 'Vérification',
  unset: 'Aucun mot de passe de paiement',
  unsetHint:
    'Il protège vos fonds : il est exigé pour les retraits, les nouvelles adresses et cartes et les changements de sécurité.',
  set: 'Définir un mot de passe de paiement',
};

export default payPassword;
