import type * as en from '../en/start-page.ts';
import type { Translated } from '../translated.ts';
import { purchasedOfWanted, stillNeeded } from './count.ts';
import { plural } from './formats.ts';

export const homeMessages = {
  createTitle: 'Créer une liste',
  createHelp: 'Un projet en vue? Créez votre liste en deux minutes.',
  event: 'Que préparez-vous?',
  create: 'Créer une liste',
  haveOne: 'Vous en avez déjà une?',
  signIn: 'Se connecter',
  findHelp: 'Trouvez une liste par nom et choisissez un cadeau vraiment souhaité.',
  own: 'Vos listes',
  ownHelp: 'Voyez ce qui a été acheté, ou ajoutez quelque chose.',
  reading: 'Chargement de vos listes…',
  createAnother: 'Créer une autre liste',
  allOwn: 'Toutes les listes',
  example: 'Par exemple\u00A0:',
  once: 'Rien n’arrive en double',
  onceHelp: 'Le compte change dès qu’un cadeau est acheté, sur toutes les pages ouvertes.',
  purchased: (purchased, wanted) => purchasedOfWanted({ purchased, wanted }),
  needed: stillNeeded,
  together: 'Les gros cadeaux, à plusieurs',
  togetherHelp: ({ together }, least) => together.replace('{least}', least),
  raised: (raised, goal) => `Déjà amassé\u00A0: ${raised} sur ${goal}`,
  givers: (count) => plural(count, 'personne', 'personnes'),
  address: 'Votre adresse reste privée',
  addressHelp: 'Les cadeaux arrivent à votre porte. La personne qui offre ne voit pas où elle se trouve.',
  shipsTo: 'Livraison pour Amelia et Jonah. Leur adresse reste privée.',
  occasions: 'Une liste pour l’occasion',
  picks: 'Nos grands choix',
  seeAll: 'Tout voir',
  seeAllLabel: 'Tout voir\u00A0: nos grands choix',
} satisfies Translated<typeof en.homeMessages>;
