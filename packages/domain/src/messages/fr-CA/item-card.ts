import { displaySku } from '../../identity/index.ts';
import { isPurchased } from '../../item/index.ts';
import { isBlank } from '../../text/index.ts';
import type * as en from '../en/item-card.ts';
import type { Translated } from '../translated.ts';
import { givenSoFar } from './count.ts';
import { formatRating, plural } from './formats.ts';
import { personalizationSummaryMessages } from './personalization.ts';

export const itemCardMessages = {
  mostLoved: 'Préféré',
  mostLovedShelf: 'Les préférés',
  manageItem: 'Gérer l’article',
  manageItemLabel: (name) => `Gérer l’article\u00A0: ${name}`,
  groupGift: 'Cadeau collectif',
  markdown: (markdown) => (markdown === 'permanent' ? 'Liquidation' : 'En solde'),
  currentPriceLabel: 'prix actuel',
  regularPriceLabel: 'prix courant',
  rating: (rating, reviews) => `Note de ${formatRating(rating)} sur 5, ${plural(reviews, 'avis', 'avis')}`,
  sku: (sku) => `UGS ${displaySku(sku)}`,
  personalization: ({ line1, line2 }) =>
    personalizationSummaryMessages.shortLines({ lines: [line1, line2].filter((line) => !isBlank(line)) }),
  beingDiscontinued: 'Fin de série',
  purchased: 'Acheté',
  noLongerAvailable: 'N’est plus offert',
  quantityOf: (name) => `Quantité\u00A0: ${name}`,
  fewer: (name) => `Un de moins\u00A0: ${name}`,
  more: (name) => `Un de plus\u00A0: ${name}`,
  addToCart: 'Ajouter au panier',
  addToCartLabel: (name) => `Ajouter au panier\u00A0: ${name}`,
  outOfStock: 'En rupture de stock',
  adding: 'Ajout au panier…',
  added: 'Ajouté',
  addedAnnouncement: (name) => `Ajouté au panier\u00A0: ${name}`,
  soldAt: (brand) => `Vendu chez ${brand}.`,
  buyOn: (brand) => `Acheter chez ${brand}`,
  buyOnLabel: (brand, name) => `Acheter chez ${brand}\u00A0: ${name}`,
  contributeOn: (brand) => `Contribuer chez ${brand}`,
  contributeOnLabel: (brand, name) => `Contribuer chez ${brand}\u00A0: ${name}`,
  checkAvailabilityAt: (brand) => `Vérifier la disponibilité chez ${brand}`,
  checkAvailabilityAtLabel: (brand, name) => `Vérifier la disponibilité chez ${brand}\u00A0: ${name}`,
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  seeSimilar: 'Voir des articles semblables',
  seeSimilarLabel: (name) => `Voir des articles semblables\u00A0: ${name}`,
  viewDetails: 'Voir les détails',
  viewDetailsLabel: (name) => `Voir les détails\u00A0: ${name}`,
  personalizationError: 'La personnalisation de ce cadeau contient une erreur.',
  boughtLabel: (item) =>
    isPurchased(item)
      ? `Maintenant acheté\u00A0: ${item.product.name}`
      : `${item.product.name}\u00A0: ${givenSoFar(item)}`,
} satisfies Translated<typeof en.itemCardMessages>;
