import type { PodId } from '../../recommendation/index.ts';
import type * as en from '../en/recommendation.ts';
import type { Translated } from '../translated.ts';

const titles: Readonly<Record<PodId, string>> = {
  'you-may-also-like-cart': 'Vous aimerez aussi',
  'pdp-alternative-items': 'Cadeaux semblables',
  'trending-products': 'Tendances du moment',
  'bestsellers-stores': 'Les plus vendus',
  'people-also-viewed-pdp': 'D’autres ont aussi regardé',
  'people-also-bought-atr-confirmation': 'À ajouter aussi',
  'people-also-bought-atr-confirmation-baby': 'À ajouter aussi',
  'people-also-bought-atc-confirmation': 'D’autres ont aussi acheté',
  'bestsellers-pdp-social': 'Les plus vendus',
  'search-results-footer': 'Suggestions pour vous',
  'most-loved': 'Les préférés',
  'most-loved-baby': 'Les préférés pour bébé',
  'cross-brand': 'De notre autre marque',
  'cross-brand-baby': 'Pour bébé, de notre autre marque',
  'top-registry-picks': 'Les grands choix des listes',
  'top-registry-picks-baby': 'Les grands choix pour bébé',
  'most-forgotten': 'Souvent oubliés',
  'most-forgotten-baby': 'Souvent oubliés pour bébé',
  'shop-similar-pla-entrants': 'Produits semblables',
  'shop-similar-backorder': 'Produits semblables',
  'no-longer-available-similar': 'Cadeaux semblables',
  'no-longer-available-similar-replace': 'Remplacer par un cadeau semblable',
  'complete-the-look': 'Cadeaux assortis',
};

export const podTitle = ((id) => titles[id]) satisfies Translated<typeof en.podTitle>;

export const POD_NOT_FOUND = 'podid introuvable' satisfies Translated<typeof en.POD_NOT_FOUND>;

export const carouselMessages = {
  notAdded: (name, reason) => `N’a pas été ajouté\u00A0: ${name}. ${reason}`,
  notAnswered: (name, reason) => `${name}\u00A0: ${reason}`,
  loading: 'Chargement des recommandations',
  previous: (title) => `Précédent\u00A0: ${title}`,
  next: (title) => `Suivant\u00A0: ${title}`,
  slide: (name, place, count) => `${name}, ${place} sur ${count}`,
  shown: (from, names, count) => {
    const to = from + names.length - 1;
    return `${to > from ? `${from} à ${to}` : from} sur ${count}\u00A0: ${names.join('; ')}`;
  },
  added: 'Ajouté',
  addedAnnouncement: (name) => `Ajouté\u00A0: ${name}`,
  forRegistry: 'Sur cette liste',
} satisfies Translated<typeof en.carouselMessages>;
