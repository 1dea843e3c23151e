import type { FundShown } from '../../item/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/fund.ts';
import type { Translated } from '../translated.ts';
import { purchasedOfWanted } from './count.ts';
import { formatAmount, formatCount } from './formats.ts';
import { firstNames } from './registry-name.ts';

/** "940 $ amassés sur 1 649 $", and the units that were bought whole. */
const progress = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, shown: FundShown): string => {
  const { raised, goal, wanted, whole } = shown;
  const money = `${formatAmount(currencyPrefix, raised)} ${raised < 200 ? 'amassé' : 'amassés'} sur ${formatAmount(currencyPrefix, goal)}`;
  if (whole === 0) return money;
  const others = wanted - whole;
  const bought = purchasedOfWanted({ wanted, purchased: whole });
  return goal === 0
    ? bought
    : `${bought}. ${money} pour ${others === 1 ? 'l’autre' : `les ${formatCount(others)} autres`}.`;
};

export const shortFundMessages = {
  toGuest: ({ short }, day, registry) => {
    const names = firstNames(registry);
    return short === 'storeCredit'
      ? `Si la cagnotte n’est pas complète le ${day}, votre argent devient un crédit en magasin pour ${names}.`
      : `Si la cagnotte n’est pas complète le ${day}, vous choisissez\u00A0: un remboursement, ou un crédit en magasin pour ${names}.`;
  },
  toOwner: ({ short }, day) =>
    short === 'storeCredit'
      ? `Une cagnotte qui n’est pas complète le ${day} devient pour vous un crédit en magasin.`
      : `Si une cagnotte n’est pas complète le ${day}, chaque personne qui a contribué peut se faire rembourser. Le reste devient pour vous un crédit en magasin.`,
  credit: (amount) => `Votre crédit en magasin, venu de cagnottes incomplètes\u00A0: ${amount}.`,
  waiting: (amount) =>
    `Nous avons demandé aux personnes qui ont offert ${amount} si elles souhaitent un remboursement.`,
} satisfies Translated<typeof en.shortFundMessages>;

export const fundMessages = {
  contribute: 'Contribuer au cadeau collectif',
  contributeLabel: (name) => `Contribuer au cadeau collectif\u00A0: ${name}`,
  progress,
  toGo: (missing) => `Il manque ${missing}`,
  fund: (name) => `Cagnotte du cadeau collectif\u00A0: ${name}`,
  anyAmountFrom: (least) => `Cadeau collectif, montant libre à partir de ${least}`,
  onlyMissing: (missing) => `Cadeau collectif, il ne manque plus que ${missing}`,
} satisfies Translated<typeof en.fundMessages>;
