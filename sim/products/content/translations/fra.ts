import { article, type Translation } from '../article-text';

/** French. */
export const fra = (): Translation => ({
  about: article(
    'À propos de Pocket Exchange',
    'Une plateforme d’échange complète dans un onglet de navigateur.',
    'Pocket Exchange est une application mobile pour trader et investir : les cryptos 24 heures sur 24, les actions pendant leurs séances, et une page qui montre tout ce que vous possédez.',
    [
      'Un seul prix',
      'Bougies, carnet d’ordres, transactions et cotations découlent d’une même courbe de prix : rien à l’écran ne peut contredire le reste.',
    ],
    [
      'Chaque centime est comptabilisé',
      'Les soldes ne changent que par des écritures en partie double. Chacune figure dans les mouvements, avec le solde avant et après.',
    ],
    [
      'Arrondis',
      'Les montants sont exacts à 8 décimales. Ce que vous payez est arrondi au supérieur et ce que vous recevez à l’inférieur, de moins d’une unité de la huitième décimale.',
    ],
  ),
  contact: article(
    'Nous contacter',
    'Comment joindre le service client.',
    ['E-mail', 'support@pocket-exchange.example', 'Nous répondons sous un jour ouvré, en anglais ou en indonésien.'],
    [
      'Avant d’écrire',
      'Notez le marché et l’heure de l’ordre concerné : les deux figurent dans l’historique des ordres.',
    ],
    'N’envoyez jamais votre mot de passe ni un code de vérification. Nous n’en avons pas besoin pour vous aider.',
  ),
  compliance: article(
    'Conformité',
    'Niveaux de vérification, plafonds et paliers VIP.',
    'Pocket Exchange vérifie ses clients en deux niveaux. L’adresse e-mail et le téléphone doivent d’abord être associés.',
    [
      'Niveau 1, basique',
      'Retraits jusqu’à 200 BTC par 24 heures. Opérations en monnaie fiat jusqu’à 50 000 000 USD (USDT) par ordre.',
    ],
    [
      'Niveau 2, avancé',
      'Retraits jusqu’à 500 BTC par 24 heures. Opérations en monnaie fiat jusqu’à 100 000 000 USD (USDT) par ordre.',
    ],
    [
      'Paliers VIP',
      'Les paliers 1 à 4 commencent au-delà de 100 000, 200 000, 300 000 et 500 000 USD de dépôts.',
      'Ils réduisent les frais spot de 10 %, 15 %, 30 % et 100 %, et portent le plafond de retrait journalier à 50 000, 100 000, 200 000 et 500 000 USD.',
    ],
    [
      'Risque',
      'Les prix peuvent baisser comme monter. Ne tradez qu’avec l’argent que vous pouvez vous permettre de perdre.',
    ],
  ),
  faq: article(
    'Questions fréquentes',
    'Comptes, ordres, frais et soldes.',
    [
      'Comment ouvrir un compte ?',
      'Inscrivez-vous avec une adresse e-mail ou un numéro de téléphone. Nous envoyons un code à 6 chiffres ; saisissez-le, choisissez un mot de passe de 7 à 16 caractères et connectez-vous.',
    ],
    [
      'Je n’ai pas reçu de code',
      'Vous pouvez demander un nouveau code après 120 secondes. Un code est valable 10 minutes, et seul le dernier compte.',
    ],
    [
      'Qu’est-ce qu’un ordre limite ?',
      'Il s’exécute à votre prix ou mieux. La part que le carnet d’ordres peut servir s’exécute aussitôt ; le reste demeure ouvert jusqu’à ce que le marché atteigne votre prix ou que vous l’annuliez.',
    ],
    [
      'Qu’est-ce qu’un ordre au marché ?',
      'Il s’exécute aussitôt aux meilleurs prix du carnet d’ordres. Un ordre important traverse plusieurs prix : la moyenne peut différer du dernier prix. Ce que le carnet ne peut pas servir est annulé.',
    ],
    [
      'Pourquoi une partie de mon solde est-elle bloquée ?',
      'Elle garantit vos ordres ouverts. Elle est débloquée quand un ordre est annulé, ou exécuté pour moins que le montant bloqué.',
    ],
    [
      'Combien coûte une transaction ?',
      'Une fraction de ce que vous recevez, affichée sur le formulaire d’ordre. Les paliers VIP 1 à 4 la réduisent de 10 %, 15 %, 30 % et 100 %.',
    ],
    [
      'À quoi sert le mot de passe de paiement ?',
      'Il est demandé pour les retraits et pour modifier l’e-mail et le téléphone associés. Il est distinct du mot de passe de connexion. Définissez-le ou changez-le dans Paramètres, rubrique Sécurité ; un code est envoyé à votre adresse e-mail ou à votre téléphone.',
      'Cinq erreurs de suite le bloquent pendant 30 minutes. En définir un nouveau le débloque.',
    ],
    [
      'Comment faire un dépôt ?',
      'Choisissez une crypto et son réseau, envoyez à l’adresse affichée et joignez votre justificatif de paiement. Le montant est crédité après examen. Les cryptos envoyées par un autre réseau peuvent être perdues.',
    ],
    [
      'Que faut-il pour un retrait ?',
      'Une vérification d’identité de niveau 1, un mot de passe de paiement et au moins le minimum indiqué sur le formulaire. Le montant est bloqué pendant l’examen ; en cas de refus, il est recrédité en totalité.',
    ],
    [
      'Pourquoi dois-je vérifier mon identité ?',
      'La loi l’exige. Le niveau 1 demande votre nom et le numéro de votre document, le niveau 2 des photos du document. Associez d’abord votre adresse e-mail et votre téléphone.',
    ],
    [
      'Quel fuseau horaire la plateforme utilise-t-elle ?',
      'Le jour de la plateforme commence à minuit UTC+8. L’application affiche les heures dans le fuseau de votre appareil ; les fichiers que vous exportez sont en UTC+8.',
    ],
  ),
  'copy-agreement': article(
    'Contrat de copy trading',
    'Ce que devient votre argent quand vous copiez un trader.',
    'Quand vous copiez un trader, chaque position futures qu’il ouvre ensuite est aussi ouverte pour vous, au prix du marché à cet instant et avec le même effet de levier.',
    [
      'Combien est copié',
      'Vous choisissez un multiple fixe des lots du trader, 5 au plus, ou un nombre fixe de lots par trade. Un multiple supérieur à 1 est arrondi à deux décimales.',
      'Une copie ne dépasse jamais votre solde. Si votre compte futures ne suffit pas, elle est réduite ou ignorée, et le motif vous est indiqué.',
    ],
    [
      'Comment une copie se termine',
      'Votre copie se ferme quand la position du trader se ferme : manuellement, sur un stop ou par liquidation. Si le trader en ferme une partie, la même part de votre copie se ferme ; le dernier lot se ferme avec la position du trader. Vous ne pouvez pas la fermer tant qu’elle suit le trader, mais vous pouvez choisir de la gérer vous-même.',
      'Si vous arrêtez de copier, ou si votre échéance est atteinte, les copies ouvertes se ferment encore avec le trader.',
    ],
    [
      'Risque',
      'Les résultats passés ne garantissent pas les résultats futurs. Vous pouvez perdre la totalité de votre marge. Vous pouvez copier deux traders à la fois au plus, et un trader ne peut pas en copier d’autres.',
    ],
  ),
  'banner-welcome': article(
    'Cryptos et actions dans une seule poche',
    'Plus de 40 marchés, un compte, un prix juste.',
    'Tradez plus de trente cryptos 24 heures sur 24 et une douzaine d’actions pendant leurs séances, et transférez votre argent d’un compte à l’autre en un instant.',
    'Le graphique, le carnet d’ordres, les transactions et les cotations viennent du même prix : ce que vous voyez est ce que vous tradez.',
  ),
  'banner-charts': article(
    'Des graphiques d’une minute à un mois',
    'Neuf unités de temps, tout l’historique et une dernière bougie qui bouge sous vos yeux.',
    'Choisissez une unité de temps d’une minute à un mois et remontez aussi loin que vous voulez : l’historique n’a pas de fin.',
    'La dernière bougie est en direct. Vos ordres ouverts apparaissent sous forme de lignes, à leur prix.',
  ),
  'banner-fees': article(
    'Votre prix ou mieux',
    'Un ordre limite ne coûte jamais plus que votre prix, et ce qui n’est pas utilisé est aussitôt restitué.',
    'Un ordre limite s’exécute à son prix ou à un meilleur. Ce qui était bloqué au-delà du coût réel revient aussitôt dans votre solde disponible.',
    'Un ordre au marché parcourt le carnet et affiche le prix moyen obtenu. Ce que le carnet ne peut pas servir est annulé, et non laissé ouvert.',
  ),
  'notice-accounts': article(
    'Un portefeuille, plusieurs comptes',
    'Spot, futures, options et les autres comptes ont chacun leur solde. La page des actifs les additionne.',
    'Chaque produit a son propre compte : une perte dans l’un ne peut pas toucher l’argent d’un autre.',
    'La page des actifs liste chaque compte avec son solde disponible et bloqué, et les additionne dans votre devise.',
    'Un solde est bloqué tant qu’il garantit un ordre ouvert. Annulez l’ordre et il redevient aussitôt disponible.',
  ),
  'notice-security': article(
    'Protégez votre compte',
    'Nous ne demandons jamais votre mot de passe ni un code de vérification. Se connecter sur un nouvel appareil met fin à l’ancienne session.',
    'Personne chez Pocket Exchange ne vous demandera jamais votre mot de passe ni un code de vérification, que ce soit par chat, par téléphone ou par e-mail.',
    'Un compte n’a qu’une session active. Quand vous vous connectez sur un autre appareil, la précédente prend fin aussitôt. Si ce n’était pas vous, changez votre mot de passe.',
    'Les codes de vérification comptent 6 chiffres et sont valables 10 minutes.',
  ),
  'notice-fees': article(
    'Remises VIP sur les frais spot',
    'Les VIP 1 à 3 paient 10 %, 15 % et 30 % de frais spot en moins. Le VIP 4 n’en paie pas.',
    'Les frais spot sont prélevés sur ce que vous recevez : la crypto à l’achat, l’USDT à la vente.',
    'Votre remise VIP s’applique à chaque ordre au moment où il est passé : 10 % en VIP 1, 15 % en VIP 2, 30 % en VIP 3. Le VIP 4 ne paie pas de frais spot.',
    'Votre taux de frais s’affiche sur le formulaire d’ordre avant confirmation.',
  ),
  'popup-welcome': article(
    'Bienvenue sur Pocket Exchange',
    'Un marché simulé avec de vraies règles.',
    'Tout fonctionne comme sur une vraie plateforme : les prix bougent, les ordres s’exécutent, les frais sont prélevés et chaque solde est comptabilisé.',
    'Le marché est simulé et l’argent est fictif. Essayez tout ce que vous voulez.',
  ),
  'notice-market-hours': article(
    'Horaires de négociation des actions',
    'Les actions se négocient en semaine ; les ordres limites attendent la séance suivante. Les marchés crypto ne ferment jamais.',
    'Les actions se négocient en semaine pendant la séance de leur bourse. En dehors, la page des marchés indique que le marché est fermé et affiche un compte à rebours jusqu’à la prochaine ouverture.',
    'Un ordre limite encore ouvert en fin de séance reste dans le carnet d’ordres et peut s’exécuter à la reprise. Les nouveaux ordres sur actions ne sont acceptés que pendant la séance.',
    'Les marchés crypto fonctionnent 24 heures sur 24, tous les jours de l’année.',
  ),
});
