import { option as O } from 'fp-ts';
import { fundShown } from '../../item/index.ts';
import type * as en from '../en/count.ts';
import type { Translated } from '../translated.ts';
import { formatCount, isSingular, plural } from './formats.ts';

export { formatCount };

/** `1 article`, `2 articles`, `1 250 articles`. */
export const itemCount: Translated<typeof en.itemCount> = (count) => plural(count, 'article', 'articles');

/** `1 cadeau`, `14 cadeaux`. */
export const giftCount: Translated<typeof en.giftCount> = (count) => plural(count, 'cadeau', 'cadeaux');

/** `1 produit`, `14 produits`. */
export const productCount: Translated<typeof en.productCount> = (count) => plural(count, 'produit', 'produits');

export const unitCount: Translated<typeof en.unitCount> = (count, areGifts) =>
  (areGifts ? giftCount : productCount)(count);

export const EXCEEDS_REQUESTED: Translated<typeof en.EXCEEDS_REQUESTED> =
  'Le nombre entré dépasse la quantité souhaitée.';

export const quantityOutOfRange: Translated<typeof en.quantityOutOfRange> = ({ minimum, maximum }) =>
  `Entrez un nombre entier de ${formatCount(minimum)} à ${formatCount(maximum)}.`;

export const wantedQuantityRefused: Translated<typeof en.wantedQuantityRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'BelowPurchased':
      return 'Entrez une quantité égale ou supérieure au nombre déjà acheté';
  }
};

const bought = (count: number): string => (isSingular(count) ? 'acheté' : 'achetés');
const extra = (count: number): string => `${formatCount(count)}\u00A0en plus`;

export const purchasedLabel: Translated<typeof en.purchasedLabel> = ({ items, purchased }) =>
  purchased > items ? `${bought(items)}, ${extra(purchased - items)}` : bought(purchased);

/** "3 achetés sur 8", or "6 sur 6, 2 en plus" when over-purchased (ITEM-15). */
export const purchasedOfWanted: Translated<typeof en.purchasedOfWanted> = ({ wanted, purchased }) =>
  purchased > wanted
    ? `${formatCount(wanted)} sur ${formatCount(wanted)}, ${extra(purchased - wanted)}`
    : `${formatCount(purchased)} ${bought(purchased)} sur ${formatCount(wanted)}`;

export const givenSoFar: Translated<typeof en.givenSoFar> = (item) => {
  const fund = fundShown(item);
  return O.isSome(fund) ? `${fund.value.percent}\u00A0% du cadeau collectif` : purchasedOfWanted(item);
};

/** "5 encore souhaités". */
export const stillNeeded: Translated<typeof en.stillNeeded> = (remaining) =>
  `${formatCount(remaining)} encore ${isSingular(remaining) ? 'souhaité' : 'souhaités'}`;

const WORDS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** "Encore trois pour compléter l’ensemble" (SETS-01). */
export const completesSet: Translated<typeof en.completesSet> = (missing) =>
  `Encore ${WORDS[missing - 1] ?? formatCount(missing)} pour compléter l’ensemble`;

/** "6 cadeaux, 36 souhaités, 12 achetés", or "6 cadeaux, 36 sur 36, 2 en plus" (ITEM-15). */
export const sectionTally: Translated<typeof en.sectionTally> = (role, gifts, { items: wanted, purchased }) => {
  const count = role === 'registrant' ? itemCount(gifts) : giftCount(gifts);
  return purchased > wanted
    ? `${count}, ${purchasedOfWanted({ wanted, purchased })}`
    : `${count}, ${formatCount(wanted)} ${isSingular(wanted) ? 'souhaité' : 'souhaités'}, ${formatCount(purchased)} ${bought(purchased)}`;
};
