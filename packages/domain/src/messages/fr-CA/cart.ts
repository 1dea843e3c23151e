import type * as en from '../en/cart.ts';
import type { Translated } from '../translated.ts';
import { formatCount, quantityOutOfRange } from './count.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { plural } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

const ORDER_FIRST = 'Passez d’abord cette commande, puis continuez vos achats.';

export const cartFull: Translated<typeof en.cartFull> = ({ maximum }) =>
  `Votre panier contient déjà ${plural(maximum, 'cadeau différent', 'cadeaux différents')}, le maximum possible. ${ORDER_FIRST}`;

export const lineFull: Translated<typeof en.lineFull> = ({ maximum }) =>
  `Votre panier contient déjà ce cadeau ${formatCount(maximum)}\u00A0fois, le maximum par commande. ${ORDER_FIRST}`;

export const addRefused: Translated<typeof en.addRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ProductUnknown':
      return 'Nous ne trouvons pas ce cadeau dans notre boutique. Veuillez en choisir un autre.';
    case 'RegistryMissing':
      return 'Nous ne savons pas à quelle liste ce cadeau est destiné. Ouvrez la liste et ajoutez-le à partir de là.';
    case 'CartFull':
      return cartFull(refusal);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'NotOnRegistry':
      return 'Ce cadeau n’est plus sur la liste. Rechargez la page pour voir la liste à jour.';
    case 'NoLongerAvailable':
      return 'Ce cadeau n’est plus offert. Veuillez en choisir un autre.';
    case 'OtherBrand':
      return 'Ce cadeau est vendu sur notre autre site. Ouvrez-y la liste pour l’acheter.';
    case 'PersonalizationError':
      return 'Sa personnalisation contient une erreur\u00A0: ce cadeau ne peut pas être acheté pour le moment. Veuillez en choisir un autre.';
    case 'PersonalizationRequired':
      return 'Ce cadeau doit être personnalisé. Entrez votre texte sur sa page et ajoutez-le à partir de là.';
    case 'MadeToOrder':
      return 'Fabriqué sur commande. Choisissez les options dans un de nos magasins ou par téléphone.';
    case 'GroupGiftBegun':
      return 'Des proches ont déjà commencé à payer ce cadeau ensemble. Vous pouvez plutôt contribuer au cadeau collectif.';
    case 'OutOfStock':
      return 'Ce cadeau est en rupture de stock. Revenez bientôt ou choisissez-en un autre.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

export const giftNotAdded: Translated<typeof en.giftNotAdded> = (reason) => {
  switch (reason._tag) {
    case 'LineFull':
      return lineFull(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return addRefused(reason);
  }
};

export const lineRefused: Translated<typeof en.lineRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'LineUnknown':
      return 'Ce cadeau n’est plus dans votre panier. Rechargez la page pour voir son contenu à jour.';
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
  }
};

export const registryStillNeeds: Translated<typeof en.registryStillNeeds> = (remaining) => {
  if (remaining === 0) return 'Aucun autre n’est souhaité.';
  return remaining === 1 ? '1\u00A0seul est encore souhaité.' : `${formatCount(remaining)} sont encore souhaités.`;
};
