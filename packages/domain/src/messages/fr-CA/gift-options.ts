import { type GiftOptions, packedFor } from '../../cart/index.ts';
import type * as en from '../en/gift-options.ts';
import type { Translated } from '../translated.ts';
import { formatPrice, plural } from './formats.ts';
import { dayOf } from './order-line-state.ts';
import { firstNames } from './registry-name.ts';
import { NOT_RETURNED } from './returns.ts';

/** What was chosen, with the wrap called as given; empty for nothing. */
const chosen = (
  wrap: string | undefined,
  { hasCard, hasReceipt }: Pick<GiftOptions, 'hasCard' | 'hasReceipt'>,
): string =>
  [wrap ?? '', hasCard ? 'carte' : '', hasReceipt ? 'reçu-cadeau' : ''].filter((part) => part !== '').join(', ');

export const giftOptionMessages = {
  title: 'Options-cadeaux',
  wrap: 'Emballage-cadeau',
  noWrap: 'Aucun',
  wrapKind: ({ name, price }, { currencyPrefix }) =>
    `${name}, ${price === 0 ? 'gratuit' : formatPrice(currencyPrefix, price)}`,
  card: 'Imprimer le message sur une carte dans la boîte',
  cardHelp: 'C’est le message que vous écrivez avec vos coordonnées.',
  receipt: 'Reçu-cadeau sans prix dans la boîte',
  chosen: (options) => chosen(options.wrap?.name, options),
  inTheBox: (options, order) => {
    const registry = packedFor(order, options);
    return `Dans la boîte${registry === undefined ? '' : ` pour ${firstNames(registry)}`}\u00A0: ${chosen(options.wrap && `emballage-cadeau (${options.wrap.name})`, options)}.`;
  },
  print: 'Imprimer le reçu-cadeau',
} satisfies Translated<typeof en.giftOptionMessages>;

export const giftReceiptMessages = {
  title: 'Reçu-cadeau',
  close: 'Fermer',
  print: 'Imprimer',
  preview: 'Aperçu',
  whose: (registry) => `Pour ${firstNames(registry)}`,
  numbered: (receiptNumber) => `Reçu ${receiptNumber}`,
  ordered: ({ placedAt }, site) => `Commande du ${dayOf(site, placedAt)}`,
  gifts: 'Cadeaux',
  nothingLeft: 'Il ne reste rien de ces cadeaux, qui ont été annulés ou retournés.',
  returns: ({ returnDays, phone }) =>
    returnDays === 0
      ? `Des questions sur un cadeau? Appelez-nous au ${phone} avec le numéro de ce reçu.`
      : `Un cadeau peut être retourné ou échangé jusqu’à ${plural(returnDays, 'jour', 'jours')} après son arrivée\u00A0: appelez-nous au ${phone} avec le numéro de ce reçu. ${NOT_RETURNED}`,
} satisfies Translated<typeof en.giftReceiptMessages>;
