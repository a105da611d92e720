import { article } from '../article-text';
import type { Translation } from './translation';

/** French. */
export const fra = (): Translation => ({
  about: article(
    'À propos de Pocket Exchange',
    'Une bourse complète dans un onglet de navigateur.',
    'Pocket Exchange est une application mobile pour négocier et épargner : les cryptomonnaies à toute heure, les actions pendant leurs séances, et une page qui montre tout ce que vous possédez.',
    [
      'Un seul prix',
      'Chandeliers, carnet d’ordres, transactions et cours proviennent d’une même trajectoire de prix : rien à l’écran ne peut se contredire.',
    ],
    [
      'Chaque centime est comptabilisé',
      'Les soldes ne changent que par des écritures en partie double. Chaque écriture se lit dans l’historique, avec le solde avant et après.',
    ],
    [
      'Arrondis',
      'Les montants sont exacts à 8 décimales. Ce que vous payez est arrondi vers le haut et ce que vous recevez est tronqué, de moins d’une unité de la huitième décimale.',
    ],
  ),
  contact: article(
    'Nous contacter',
    'Comment joindre le service client.',
    ['E-mail', 'support@pocket-exchange.example', 'Nous répondons sous un jour ouvré, en anglais ou en indonésien.'],
    [
      'Avant d’écrire',
      'Indiquez le marché et l’heure de l’ordre concerné : vous les trouverez dans la liste de vos ordres.',
    ],
    'N’envoyez jamais votre mot de passe ni un code de vérification. Nous n’en avons pas besoin pour vous aider.',
  ),
  compliance: article(
    'Conformité opérationnelle',
    'Niveaux de vérification, limites et niveaux VIP.',
    'Pocket Exchange vérifie ses clients en deux niveaux. L’adresse e-mail et le téléphone doivent d’abord être associés.',
    [
      'Niveau 1, de base',
      'Retraits jusqu’à 200 BTC en 24 heures. Opérations en monnaie fiduciaire jusqu’à 50 000 000 USD (USDT) par ordre.',
    ],
    [
      'Niveau 2, avancé',
      'Retraits jusqu’à 500 BTC en 24 heures. Opérations en monnaie fiduciaire jusqu’à 100 000 000 USD (USDT) par ordre.',
    ],
    [
      'Niveaux VIP',
      'Les niveaux 1 à 4 commencent au-delà de 100 000, 200 000, 300 000 et 500 000 USD de dépôts.',
      'Ils réduisent les frais au comptant de 10 %, 15 %, 30 % et 100 %, et portent le retrait quotidien à 50 000, 100 000, 200 000 et 500 000 USD.',
    ],
    [
      'Risque',
      'Les prix peuvent baisser comme monter. Ne négociez qu’avec de l’argent dont vous pouvez supporter la perte.',
    ],
  ),
  faq: article(
    'Questions fréquentes',
    'Comptes, ordres, frais et soldes.',
    [
      'Comment ouvrir un compte ?',
      'Inscrivez-vous avec une adresse e-mail ou un numéro de téléphone. Nous envoyons un code à 6 chiffres ; saisissez-le, choisissez un mot de passe de plus de 6 caractères et connectez-vous.',
    ],
    [
      'Je n’ai pas reçu de code',
      'Un nouveau code peut être demandé après 120 secondes. Un code est valable 10 minutes, et seul le dernier compte.',
    ],
    [
      'Qu’est-ce qu’un ordre à cours limité ?',
      'Il s’exécute à votre prix ou mieux. La part disponible à ce prix dans le carnet s’exécute aussitôt ; le reste attend que le marché touche votre prix, ou que vous l’annuliez.',
    ],
    [
      'Qu’est-ce qu’un ordre au marché ?',
      'Il s’exécute aussitôt aux meilleurs prix du carnet. Un ordre important traverse plusieurs prix : la moyenne peut différer du dernier cours. Ce que le carnet ne peut servir est annulé.',
    ],
    [
      'Pourquoi une partie de mon solde est-elle gelée ?',
      'Elle garantit vos ordres ouverts. Elle revient quand un ordre est annulé, ou exécuté pour moins que la somme réservée.',
    ],
    [
      'Combien coûte une transaction ?',
      'Une fraction de ce que vous recevez, affichée sur le formulaire d’ordre. Les niveaux VIP 1 à 4 la réduisent de 10 %, 15 %, 30 % et 100 %.',
    ],
    [
      'À quoi sert le mot de passe de paiement ?',
      'Il est demandé pour les retraits et pour modifier vos adresses associées. Il diffère du mot de passe de connexion. Définissez-le ou changez-le sous Paramètres, Sécurité ; un code est envoyé à votre e-mail ou votre téléphone.',
      'Cinq erreurs de suite le bloquent pendant 30 minutes. En définir un nouveau lève le blocage.',
    ],
    [
      'Comment déposer ?',
      'Choisissez une monnaie et son réseau, envoyez à l’adresse affichée et téléversez une image du paiement. Le montant est crédité après notre examen. Un autre réseau que celui affiché peut faire perdre vos fonds.',
    ],
    [
      'Que faut-il pour un retrait ?',
      'Une identité vérifiée au niveau 1, un mot de passe de paiement et au moins le minimum affiché. Pendant notre examen, le montant est gelé ; en cas de refus, il revient en entier.',
    ],
    [
      'Pourquoi dois-je vérifier mon identité ?',
      'La loi l’exige. Le niveau 1 demande votre nom et le numéro de votre document, le niveau 2 des photos du document. Associez d’abord votre e-mail et votre téléphone.',
    ],
    [
      'Quel fuseau horaire la bourse utilise-t-elle ?',
      'Le jour de la bourse et toutes les heures des relevés sont en UTC+8.',
    ],
  ),
  'copy-agreement': article(
    'Accord de copie de trading',
    'Ce que devient votre argent quand vous copiez un trader.',
    'Quand vous copiez un trader, chaque position à terme qu’il ouvre ensuite est aussi ouverte pour vous, au prix du marché du même instant et avec le même levier.',
    [
      'Combien est copié',
      'Vous choisissez un multiple fixe des lots du trader, 5 au plus, ou un nombre fixe de lots par transaction. Un multiple supérieur à 1 est arrondi à deux décimales.',
      'Une copie ne dépasse jamais vos moyens. Si votre compte à terme ne suffit pas, elle est réduite ou omise, et vous apprenez pourquoi.',
    ],
    [
      'Comment une copie se termine',
      'Votre copie se ferme quand la position du trader se ferme : à la main, sur un stop ou par liquidation. Vous ne pouvez pas la fermer vous-même, mais vous pouvez la reprendre : elle est alors à vous et ne suit plus le trader.',
      'Si vous cessez de copier, ou si l’échéance est atteinte, les copies ouvertes se ferment encore avec le trader.',
    ],
    [
      'Risque',
      'Les résultats passés ne garantissent rien. La marge peut être entièrement perdue. Vous pouvez copier deux traders à la fois, et les traders ne peuvent copier personne.',
    ],
  ),
  'banner-welcome': article(
    'Cryptos et actions dans une seule poche',
    'Plus de 40 marchés, un compte, un prix honnête.',
    'Négociez plus de trente cryptomonnaies à toute heure et une douzaine d’actions pendant leurs séances, et déplacez l’argent entre vos comptes en un instant.',
    'Le graphique, le carnet, les transactions et le cours viennent du même prix : vous négociez ce que vous voyez.',
  ),
  'banner-charts': article(
    'Des graphiques d’une minute à un mois',
    'Neuf périodes, tout l’historique et un dernier chandelier qui bouge sous vos yeux.',
    'Choisissez une période d’une minute à un mois et remontez aussi loin que vous voulez : l’historique n’a pas de fin.',
    'Le dernier chandelier est en direct. Vos ordres ouverts apparaissent comme des lignes à leur prix.',
  ),
  'banner-fees': article(
    'Votre prix, ou mieux',
    'Un ordre à cours limité ne coûte jamais plus que demandé, et le surplus revient aussitôt.',
    'Un ordre à cours limité s’exécute à son prix ou à un meilleur. Ce qui était réservé au-delà du coût réel revient au même instant dans votre solde disponible.',
    'Un ordre au marché parcourt le carnet et affiche le prix moyen atteint. Ce que le carnet ne peut servir est annulé, et non laissé en attente.',
  ),
  'notice-accounts': article(
    'Un portefeuille, plusieurs comptes',
    'Comptant, contrats à terme, options et autres comptes ont chacun leur solde. La page des actifs les additionne.',
    'Chaque produit a son propre compte : une perte dans l’un ne peut toucher l’argent d’un autre.',
    'La page des actifs liste chaque compte avec son solde disponible et gelé, et les additionne dans votre monnaie.',
    'Un solde est gelé tant qu’il garantit un ordre ouvert. Annulez l’ordre et il redevient aussitôt disponible.',
  ),
  'notice-security': article(
    'Protégez votre compte',
    'Nous ne demandons jamais votre mot de passe ni un code. Une connexion sur un nouvel appareil met fin à l’ancienne session.',
    'Personne chez Pocket Exchange ne vous demandera votre mot de passe ou un code de vérification, ni par chat, ni par téléphone, ni par e-mail.',
    'Un compte n’a qu’une session active. Si vous vous connectez sur un autre appareil, la précédente se termine aussitôt ; si ce n’était pas vous, changez de mot de passe.',
    'Les codes de vérification ont 6 chiffres et sont valables 10 minutes.',
  ),
  'notice-fees': article(
    'Remises VIP sur les frais au comptant',
    'VIP 1 à 3 paient 10 %, 15 % et 30 % de moins au comptant. VIP 4 négocie au comptant sans frais.',
    'Les frais au comptant sont prélevés sur ce que vous recevez : la cryptomonnaie à l’achat, l’USDT à la vente.',
    'La remise de votre niveau VIP s’applique à chaque ordre au moment où il est passé : 10 % en VIP 1, 15 % en VIP 2, 30 % en VIP 3. VIP 4 ne paie pas de frais au comptant.',
    'Votre taux est affiché sur le formulaire d’ordre avant confirmation.',
  ),
  'popup-welcome': article(
    'Bienvenue sur Pocket Exchange',
    'Un marché simulé avec de vraies règles.',
    'Tout fonctionne comme sur une vraie bourse : les prix bougent, les ordres s’exécutent, les frais sont prélevés et chaque solde est comptabilisé.',
    'Le marché est simulé et l’argent est fictif. Essayez tout ce que vous voulez.',
  ),
  'notice-market-hours': article(
    'Horaires de négociation des actions',
    'Les actions se négocient en semaine ; les ordres à cours limité attendent la séance suivante. Les marchés crypto ne ferment jamais.',
    'Les actions se négocient en semaine pendant la séance de leur bourse. En dehors, la page des marchés affiche une marque de fermeture et un compte à rebours jusqu’à l’ouverture suivante.',
    'Un ordre à cours limité encore ouvert en fin de séance reste dans le carnet et peut s’exécuter à la reprise. Les nouveaux ordres sur actions ne sont acceptés que pendant la séance.',
    'Les marchés crypto fonctionnent à toute heure, chaque jour de l’année.',
  ),
});
