import { option as O } from 'fp-ts';
import type { CatalogueSort, GiftShop } from '../../catalogue/index.ts';
import type * as en from '../en/browse.ts';
import type { Translated } from '../translated.ts';
import { formatCount, productCount } from './count.ts';

const sorts: Readonly<Record<CatalogueSort, string>> = {
  best: 'Pertinence',
  'price-low': 'Prix\u00A0: croissant',
  'price-high': 'Prix\u00A0: décroissant',
};

const shops: Readonly<Record<GiftShop, { readonly title: string; readonly lead: string }>> = {
  wedding: {
    title: 'Ajoutez d’autres cadeaux',
    lead: 'Choisis avec soin par notre équipe, pour les longs soupers, les matins tranquilles et tout le reste.',
  },
  kids: {
    title: 'Ajoutez d’autres cadeaux pour les tout-petits',
    lead: 'Pour les premières nuits, les bains pleins d’éclaboussures et les chambres où jouer.',
  },
};

const FEWER_WORDS = 'Essayez avec moins de mots ou une autre orthographe';

export const browseMessages = {
  backToChecklist: 'Retour à l’aide-mémoire',
  title: O.getOrElse(() => 'Toute la collection'),
  searched: (text) => `Résultats pour «\u00A0${text}\u00A0»`,
  lead: (named) =>
    O.isSome(named)
      ? `${named.value}\u00A0: parcourez le choix et ajoutez vos coups de cœur à une liste.`
      : 'Parcourez toute la boutique et ajoutez vos coups de cœur à une liste.',
  shopTitle: (shop) => shops[shop].title,
  shopPriority: (shop) => shops[shop].lead,
  design: (type) => (type === 0 ? '' : type === 100 ? 'Personnalisé' : 'Peut être personnalisé'),
  field: 'Chercher des produits',
  placeholder: 'Chercher par nom, type ou UGS',
  clearField: 'Effacer la recherche',
  sortBy: 'Trier par',
  sort: (sort) => sorts[sort],
  kinds: { Category: 'Catégorie', Price: 'Prix', Brand: 'Marque' },
  categories: 'Parcourir par catégorie',
  everythingFor: (shop) => (shop === 'kids' ? 'Tout pour les tout-petits' : 'Toute la boutique'),
  results: 'Résultats',
  loading: 'Recherche de produits en cours',
  shown: (shown, total) => (shown < total ? `${productCount(shown)} sur ${formatCount(total)}` : productCount(total)),
  showMore: 'Afficher plus',
  loadingMore: 'Chargement…',
  moreFailed: 'Nous n’avons pas pu charger d’autres produits.',
  failed: 'Nous n’avons pas pu charger les produits.',
  tryAgain: 'Réessayer',
  instead: (typed, found) =>
    `Rien ne correspond exactement à «\u00A0${typed}\u00A0». Voici les résultats pour «\u00A0${found}\u00A0».`,
  nothing: 'Aucun résultat pour cette recherche.',
  nothingHelp: (isFiltered) => (isFiltered ? `${FEWER_WORDS}, ou effacez vos filtres.` : `${FEWER_WORDS}.`),
  nothingChosen: 'Rien ne correspond à vos choix.',
  nothingChosenHelp: 'Retirez un filtre, ou voyez tout.',
  notSold: (shop) =>
    `${shop === 'kids' ? 'Les cadeaux pour les tout-petits' : 'Ces cadeaux'} ne sont pas encore vendus en ligne dans votre pays.`,
  notSoldHelp: 'Tout le reste de la boutique peut aussi figurer sur une liste.',
  shopAll: 'Voir toute la collection',
  seeEverything: 'Tout voir',
  openOnPhone: 'Filtrer et trier',
  show: (count) => `Afficher ${productCount(count)}`,
  head: (site, named) => ({
    title: `${O.getOrElse(() => 'Magasiner')(named)} | ${site.name}`,
    description: `${O.getOrElse(() => 'Toute la collection')(named)}, chez ${site.name}\u00A0: cherchez, parcourez et ajoutez vos coups de cœur à une liste de cadeaux.`,
  }),
  shopHead: (site, shop) => ({ title: `${shops[shop].title} | ${site.name}`, description: shops[shop].lead }),
} satisfies Translated<typeof en.browseMessages>;
