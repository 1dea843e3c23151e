import type * as en from '../en/page.ts';
import type { Translated } from '../translated.ts';
import { formatCount } from './formats.ts';

export type { PageProblem } from '../en/page.ts';

const problems: Readonly<Record<en.PageProblem, { readonly title: string; readonly help: string }>> = {
  'not-found': {
    title: 'Cette page est introuvable',
    help: 'Elle a peut-être été déplacée, ou elle est privée. Vérifiez l’adresse, ou cherchez une liste par son numéro.',
  },
  'not-allowed': {
    title: 'Cette liste est à quelqu’un d’autre',
    help: 'Le compte utilisé ici ne permet pas de la gérer. Vous pouvez quand même la consulter comme personne invitée.',
  },
  'no-longer-shared': {
    title: 'Cette liste est fermée',
    help: 'Elle n’est plus partagée avec vous. Demandez un nouveau lien, ou cherchez une liste par son numéro.',
  },
  'no-longer-yours': {
    title: 'Cette liste n’est plus ici',
    help: 'Elle a été supprimée, ou votre session n’est plus ouverte avec un compte qui permet de la gérer.',
  },
  failed: {
    title: 'Nous n’avons pas pu charger cette page',
    help: 'Le problème vient de notre côté. Réessayez dans un instant.',
  },
};

export const problemMessages = {
  title: (problem) => problems[problem].title,
  help: (problem) => problems[problem].help,
  toHome: 'Aller à l’accueil',
  saysToFind: (problem) => problem === 'not-found' || problem === 'no-longer-shared',
  findField: 'Nom ou numéro de la liste',
  find: 'Trouver la liste',
  asGuest: 'Consulter la liste',
  tryAgain: 'Réessayer',
} satisfies Translated<typeof en.problemMessages>;

export const pageLoadingMessages = {
  coming: 'Chargement de la page',
} satisfies Translated<typeof en.pageLoadingMessages>;

export const lazyDialogsMessages = {
  coming: 'Un instant…',
  failed: 'L’ouverture n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  close: 'Fermer',
  tryAgain: 'Réessayer',
} satisfies Translated<typeof en.lazyDialogsMessages>;

export const dialogMessages = { close: 'Fermer' } satisfies Translated<typeof en.dialogMessages>;

export const shellMessages = {
  skip: 'Passer au contenu',
  entryRemoved: (name) => (name === '' ? 'L’élément où vous étiez n’est plus ici.' : `N’est plus ici\u00A0: ${name}.`),
  withoutScript: 'La liste a besoin de JavaScript pour afficher ses cadeaux et vous permettre de les acheter.',
  listWithoutScript: 'Voici les premiers cadeaux. Pour les acheter et voir tous les autres, il faut JavaScript.',
  productWithoutScript: 'Pour acheter cet article ou l’ajouter à une liste, il faut JavaScript.',
  startWithoutScript: 'Pour créer ou trouver une liste, il faut JavaScript.',
  appComing: 'Un instant…',
  withoutApp: 'Le chargement de cette page n’est pas terminé.',
  loadAgain: 'Recharger la page',
  departments: 'Rayons',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  stores: 'Magasins',
  giftCards: 'Cartes-cadeaux',
  helpBy: (phone) => `Aide\u00A0: ${phone}`,
  service: 'Magasins, cartes-cadeaux et aide',
  registry: 'Liste de cadeaux',
  search: 'Chercher des produits',
  searchShop: 'Chercher dans la boutique',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  account: 'Compte',
  yourAccount: 'Votre compte',
  ownRegistry: (names, event) => `${names}, ${event.toLowerCase()}`,
  allRegistries: 'Toutes les listes',
  readingRegistries: 'Chargement de vos listes…',
  createRegistry: 'Créer une liste',
  trackOrder: 'Suivre une commande',
  signOut: 'Se déconnecter',
  signOutFailed: 'Votre session est toujours ouverte\u00A0: la connexion n’a pas fonctionné. Réessayez.',
  cart: (count) => `Panier, ${formatCount(count)}`,
  ways: 'Listes, cartes-cadeaux et magasins',
  findRegistry: 'Trouver une liste',
  yourRegistry: 'Votre liste',
  yourRegistries: 'Vos listes',
  questions: 'Des questions sur un cadeau?',
  hours: (hours) => `${hours}.`,
  call: (phone) => `Appeler le ${phone}`,
} satisfies Translated<typeof en.shellMessages>;
