import { option as O } from 'fp-ts';
import type { CalendarDay } from '../../calendar/index.ts';
import type * as en from '../en/registrant-list.ts';
import type { Translated } from '../translated.ts';
import { formatCount, formatDay, formatPrice, isSingular } from './formats.ts';

export const registrantTabMessages = {
  'my-gifts': 'Mes cadeaux',
  'my-group-gift-fund': 'Mes cagnottes',
} satisfies Translated<typeof en.registrantTabMessages>;

const percentage = (percent: number): string => `${formatCount(percent)}\u00A0%`;

export const purchaseNewsMessages = {
  line: ({ firstName, gift, isMoney }) =>
    isMoney ? `${firstName} a contribué à la cagnotte\u00A0: ${gift}` : `${firstName} a acheté\u00A0: ${gift}`,
  dismiss: 'Fermer',
} satisfies Translated<typeof en.purchaseNewsMessages>;

export const couponMessages = {
  percentage,
  off: 'de rabais',
  title: 'Votre code de rabais',
  copyCode: 'Copier le code',
  copied: 'Copié',
  dismiss: 'Fermer',
  fold: 'Réduire le code de rabais',
  unfold: 'Votre code de rabais\u00A0:',
  saves: ({ percent, terms }, currencyPrefix) => {
    if (O.isNone(terms))
      return `Économisez ${percentage(percent)} sur chaque achat à prix courant pendant les 6\u00A0prochains mois.`;
    const { uses, covers, mostOff, firstDay } = terms.value;
    const orders = isSingular(uses) ? 'une commande' : `${formatCount(uses)}\u00A0commandes`;
    const what = covers === 'remaining' ? 'que vous souhaitez encore' : 'de votre liste';
    const from = O.match(
      () => '',
      (day: CalendarDay) => `, à partir du ${formatDay(day)}`,
    )(firstDay);
    return `Économisez ${percentage(percent)} sur ${orders} de cadeaux à prix courant ${what}${from}, jusqu’à concurrence de ${formatPrice(currencyPrefix, mostOff)}.`;
  },
  expires: (day, zoneName) => {
    const said = `Expire le ${formatDay(day)}`;
    return O.isSome(zoneName) ? `${said} (${zoneName.value})` : said;
  },
  unavailable: (percent) =>
    `Votre code de rabais de ${percentage(percent)} sur les cadeaux restants n’est pas disponible ou a expiré.`,
} satisfies Translated<typeof en.couponMessages>;

export const registryTabMessages = {
  navigation: 'Votre liste',
  overview: 'Aperçu',
  'manage-registry': 'Gérer la liste',
  'our-registry': 'Notre liste',
  'my-registry': 'Ma liste',
  checklist: 'Aide-mémoire',
  'thank-you-manager': 'Remerciements',
} satisfies Translated<typeof en.registryTabMessages>;
