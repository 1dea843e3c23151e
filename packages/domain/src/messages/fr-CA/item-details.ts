import type * as en from '../en/item-details.ts';
import type { Translated } from '../translated.ts';

export const itemDetailsMessages = {
  gone: 'Ce cadeau n’est plus sur la liste',
  goneHelp: (name) =>
    `Ce cadeau a été retiré de la liste ou n’est plus offert\u00A0: ${name}. Ce qui est dans votre panier y reste.`,
  backToGifts: 'Retour aux cadeaux',
  purchased: 'Ce cadeau a été entièrement acheté.',
  purchasedHelp: 'D’autres cadeaux de la liste sont peut-être encore souhaités.',
  productPage: 'Voir la page du produit',
} satisfies Translated<typeof en.itemDetailsMessages>;
