import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import { OTHER_CATEGORY, priceBands } from '../../list/index.ts';
import { brandNames, said } from '../../site/index.ts';
import type * as en from '../en/list.ts';
import type { Translated } from '../translated.ts';
import { giftCount, itemCount } from './count.ts';
import { formatAmount, formatCount, plural } from './formats.ts';

export type { EmptyListMessages, SectionNaming } from '../en/list.ts';

/** "20 $ à 50 $", "2 000 $ et plus". */
export const priceBandTitle: Translated<typeof en.priceBandTitle> = (currencyPrefix, { from, below }) =>
  O.isSome(below)
    ? `${formatAmount(currencyPrefix, from)} à ${formatAmount(currencyPrefix, below.value)}`
    : `${formatAmount(currencyPrefix, from)} et plus`;

export const categoryTitle: Translated<typeof en.categoryTitle> = (site, name) =>
  name === OTHER_CATEGORY ? 'Autres' : said(site, name);

const statusTitles = {
  'still-needed': 'Encore souhaités',
  'being-discontinued': 'Fins de série',
  fulfilled: 'Entièrement achetés',
};

const giftOptionLabels = { all: 'Tous les cadeaux', needed: 'Encore souhaités', purchased: 'Achetés' };

export const sectionTitleOf: Translated<typeof en.sectionTitleOf> = (naming, kind) => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'Ne sont plus offerts';
    case 'All':
      return giftOptionLabels.all;
    case 'Category':
      return categoryTitle(naming, kind.name);
    case 'PriceBand':
      return priceBandTitle(naming.currencyPrefix, kind.band);
    case 'Status':
      return statusTitles[kind.status];
    case 'Brand':
      return naming.brandNames[kind.brand] ?? kind.brand;
  }
};

export const sectionTitle: Translated<typeof en.sectionTitle> = (site, kind) =>
  sectionTitleOf({ ...site, brandNames: brandNames(site) }, kind);

export const giftOptionLabel: Translated<typeof en.giftOptionLabel> = (option) => giftOptionLabels[option];

const sortLabels = { category: 'Catégorie', price: 'Prix' };

export const sortLabel: Translated<typeof en.sortLabel> = (sort) => sortLabels[sort];

const groupLabels = { all: 'Tous', status: 'État', brand: 'Marque' };

export const groupLabel: Translated<typeof en.groupLabel> = (group) => groupLabels[group];

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

const CLEAR = 'Effacer les filtres';

export const emptyListMessages: Translated<typeof en.emptyListMessages> = (empty, search) => {
  switch (empty) {
    case 'NothingAdded':
      return {
        title: 'Aucun cadeau n’a encore été ajouté à cette liste.',
        help: 'Les cadeaux s’afficheront ici dès qu’ils seront ajoutés.',
        action: O.none,
      };
    case 'NothingAddedByYou':
      return {
        title: 'C’est ici que le plaisir commence\u00A0: ajoutez des cadeaux à votre liste.',
        help: 'Tout ce que vous ajoutez s’affiche aussitôt, ici et pour vos proches.',
        action: O.none,
      };
    case 'NoMatch':
      return {
        title: 'Aucun cadeau ne correspond à vos filtres.',
        help: 'Effacez les filtres pour voir tous les cadeaux de cette liste.',
        action: O.some(CLEAR),
      };
    case 'NotFound':
      return {
        title: `Rien sur cette liste ne correspond à ${quoted(search)}.`,
        help: 'Essayez un autre mot, ou revenez à la liste complète.',
        action: O.some('Voir toute la liste'),
      };
  }
};

export const emptyRegistryMessages = {
  ViewChecklist: 'Voir l’aide-mémoire',
  GetStarted: 'Commencer',
} satisfies Translated<typeof en.emptyRegistryMessages>;

const availabilityLabels = { available: 'Disponible', 'on-sale': 'En solde', 'out-of-stock': 'En rupture de stock' };

const markLabels = { 'most-loved': 'Préférés', 'group-gift': 'Cadeaux collectifs' };

export const filterLabel: Translated<typeof en.filterLabel> = (site, choice) => {
  switch (choice._tag) {
    case 'Category':
      return categoryTitle(site, choice.name);
    case 'Price':
      return priceBands
        .filter(({ key }) => key === choice.band)
        .map((band) => priceBandTitle(site.currencyPrefix, band))
        .join();
    case 'Availability':
      return availabilityLabels[choice.availability];
    case 'Mark':
      return markLabels[choice.mark];
    case 'Search':
      return quoted(choice.text);
  }
};

const cards = (role: Role, count: number): string => (role === 'registrant' ? itemCount(count) : giftCount(count));

export const listFilterMessages = {
  open: 'Filtrer',
  hide: 'Masquer les filtres',
  openOnPhone: 'Filtrer et trier',
  helpMeChoose: 'Aidez-moi à choisir',
  panel: 'Filtres',
  kinds: {
    Category: 'Catégorie',
    Price: 'Prix',
    Availability: 'Disponibilité',
    Mark: 'Seulement',
    Search: 'Chercher dans cette liste',
  },
  count: (count) => `(${formatCount(count)})`,
  showAll: (count) => `Tout afficher (${formatCount(count)})`,
  showFewer: 'Afficher moins',
  seeAll: (count) => (O.isSome(count) ? `Tout voir (${formatCount(count.value)})` : 'Tout voir'),
  clear: CLEAR,
  clearShort: 'Effacer',
  active: 'Filtres choisis',
  remove: (label) => `Retirer\u00A0: ${label}`,
  show: (role, count) =>
    O.isSome(count)
      ? `Voir ${cards(role, count.value)}`
      : role === 'registrant'
        ? 'Voir les articles'
        : 'Voir les cadeaux',
  shown: (role, count) =>
    role === 'registrant'
      ? plural(count, 'article affiché', 'articles affichés')
      : plural(count, 'cadeau affiché', 'cadeaux affichés'),
} satisfies Translated<typeof en.listFilterMessages>;
