import { option as O } from 'fp-ts';
import type { AddedLayerLink, AddTarget } from '../../adding/index.ts';
import { displaySku, type Sku } from '../../identity/index.ts';
import { shownPrice } from '../../item/index.ts';
import type * as en from '../en/adding.ts';
import type { Translated } from '../translated.ts';
import { itemCount } from './count.ts';
import { formatCount, formatPrice, isSingular } from './formats.ts';
import { itemCardMessages } from './item-card.ts';
import { productPageMessages } from './product-page.ts';

/** Labels of the links after adding (ADD-04). */
const ways: Readonly<Record<AddedLayerLink['_tag'], string>> = {
  ContinueShopping: 'Continuer vos achats',
  ScanAnother: 'Numériser un autre article',
  ViewRegistry: 'Voir la liste',
  ViewChecklist: 'Voir l’aide-mémoire',
};

const acceptances: Readonly<Record<AddTarget, string>> = {
  registry: 'Accepter et ajouter à la liste',
  cart: 'Accepter et ajouter au panier',
};

export const termsMessages = {
  title: 'Confirmez votre choix',
  accept: (to) => acceptances[to],
  decline: 'Refuser',
} satisfies Translated<typeof en.termsMessages>;

const skuText = (sku: Sku): string => `UGS\u00A0${displaySku(sku)}`;
const quantityText = (added: number): string => `Quantité\u00A0: ${formatCount(added)}`;

export const addedLayerMessages = {
  heading: (count) =>
    count === 0
      ? productPageMessages.addedToRegistry(0)
      : `${itemCount(count)} ${isSingular(count) ? 'ajouté' : 'ajoutés'} à votre liste`,
  sku: skuText,
  quantity: quantityText,
  tooltipLabel: ({ product, added }, { currencyPrefix }) => {
    const { current, struck } = shownPrice(product);
    const price = formatPrice(currencyPrefix, current);
    return [
      product.name,
      skuText(product.sku),
      ...(O.isNone(struck)
        ? [price]
        : [
            `${itemCardMessages.currentPriceLabel} ${price}`,
            `${itemCardMessages.regularPriceLabel} ${formatPrice(currencyPrefix, struck.value)}`,
          ]),
      ...(added === 0 ? [] : [quantityText(added)]),
    ].join(', ');
  },
  way: (way) => ways[way],
  help: ({ phone }) => `Besoin d’aide? Composez le ${phone}, tous les jours de 8\u00A0h à 21\u00A0h, heure du Centre`,
  extras: 'Les essentiels et les petits plus que nous recommandons',
  addExtra: 'Ajouter',
  addExtraLabel: (name) => `Ajouter\u00A0: ${name}`,
  extraAdded: 'Ajouté',
  extraAddedAnnouncement: (name) => `Ajout fait\u00A0: ${name}`,
  items: 'Articles ajoutés',
} satisfies Translated<typeof en.addedLayerMessages>;

export const addingToMessages = { label: 'Ajout à' } satisfies Translated<typeof en.addingToMessages>;

export const addedToastMessages = {
  added: productPageMessages.addedToRegistry,
  addedEarlier: productPageMessages.addedEarlier,
  registry: (grId) => `Liste nº\u00A0${grId}`,
  view: ways.ViewRegistry,
  more: 'Voir les cadeaux assortis',
  dismiss: 'Fermer',
} satisfies Translated<typeof en.addedToastMessages>;

export const addButtonMessages = {
  add: productPageMessages.addToRegistry,
  addLabel: (name) => `${productPageMessages.addToRegistry}\u00A0: ${name}`,
  adding: 'Ajout à votre liste…',
  added: productPageMessages.added,
  addedAnnouncement: (name) => `${productPageMessages.added}\u00A0: ${name}`,
  /** The link in place of the button: "2 sur votre liste. Modifier". */
  edit: (wanted) => `${formatCount(wanted)} sur votre liste. Modifier`,
  editLabel: (name, wanted) => `${formatCount(wanted)} sur votre liste. Modifier la quantité\u00A0: ${name}`,
  personalize: 'Personnaliser pour ajouter',
  confirmFirst: 'Confirmez d’abord votre texte ci-dessus, puis ajoutez le produit à votre liste.',
  tryAgain: productPageMessages.tryAgain,
  disabled: (reason) => {
    switch (reason) {
      case 'flagged':
      case 'loading':
        return '';
      default:
        return productPageMessages.cannotList(reason);
    }
  },
} satisfies Translated<typeof en.addButtonMessages>;

export const termsDialogMessages = {
  loading: 'Chargement des conditions',
  gone: 'Ce produit n’est plus offert. Veuillez en choisir un autre.',
} satisfies Translated<typeof en.termsDialogMessages>;

export const customOrderTerms: Translated<typeof en.customOrderTerms> = ({
  hasCustomOrderConfirmation,
  availabilityMessage,
}) =>
  hasCustomOrderConfirmation
    ? O.some({
        title: termsMessages.title,
        termsHtml: `<p>${productPageMessages.customOrder}</p><ul><li>${productPageMessages.customOrderCheck}</li></ul>`,
        leadTime: availabilityMessage,
      })
    : O.none;
