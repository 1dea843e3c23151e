import { option as O } from 'fp-ts';
import { calendarDayIn } from '../../calendar/index.ts';
import type { OrderLineView } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/order-line-state.ts';
import type { Translated } from '../translated.ts';
import { cartPageMessages } from './cart-page.ts';
import { formatDay, formatPrice } from './formats.ts';
import { firstNames } from './registry-name.ts';
import { refundSentence } from './sums.ts';

export const dayOf: Translated<typeof en.dayOf> = ({ timeZone }, at) => formatDay(calendarDayIn(timeZone, at));

export const lineStates = {
  preparing: 'En préparation',
  readyForPickup: 'À ramasser en magasin',
  shipped: 'Expédié',
  arrived: 'Arrivé',
  pickedUp: 'Ramassé',
  inFund: 'Dans la cagnotte',
  fundFull: 'Cagnotte complète',
  fundShort: 'Cagnotte incomplète',
  toBeSent: 'À envoyer',
  sent: 'Envoi effectué',
  boughtElsewhere: 'Acheté ailleurs',
  takenBack: 'Annulé',
  returned: 'Retourné',
  rejected: 'Non trouvé',
  credited: 'Devenu un crédit en magasin',
} satisfies Translated<typeof en.lineStates>;

export const backOf: Translated<typeof en.backOf> = (line, site) => {
  if (O.isNone(line.cameBack)) return '';
  return [
    `Le ${dayOf(site, line.cameBack.value.at)}.`,
    refundSentence(line.cameBack.value.refund, site),
    line.isOnList ? 'La liste le montre comme encore souhaité.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

/** Follows "pour" or "avec". */
const namesOf = ({ registry }: OrderLineView): string =>
  registry === undefined ? 'les personnes qui reçoivent' : firstNames(registry);

/** When it is known to have come; empty while it is not. */
const arrivedOn = ({ arrivedAt }: Pick<OrderLineView, 'arrivedAt'>, site: Pick<Site, 'timeZone'>): string =>
  O.isSome(arrivedAt) ? `On nous a confirmé son arrivée le ${dayOf(site, arrivedAt.value)}.` : '';

export const stateNote: Translated<typeof en.stateNote> = (line, site) => {
  const shipped = O.isSome(line.shippedAt) ? ` le ${dayOf(site, line.shippedAt.value)}` : '';
  switch (line.state) {
    case 'preparing':
      return `${arrivedOn(line, site)} Vous pouvez l’annuler jusqu’à son expédition.`.trim();
    case 'readyForPickup':
      return `${arrivedOn(line, site)} ${line.pickup === undefined ? '' : `${cartPageMessages.pickupAt(line.pickup.name)}. `}Vous pouvez l’annuler jusqu’au ramassage.`.trim();
    case 'shipped':
      return `Expédié${shipped}. Il ne peut plus être annulé.`;
    case 'arrived':
      return arrivedOn(line, site);
    case 'pickedUp':
      return `Ramassé${shipped}. Il ne peut plus être annulé.`;
    case 'inFund':
      return 'Vous pouvez annuler votre contribution tant que le cadeau n’est pas entièrement payé.';
    case 'fundFull':
      return 'La cagnotte est complète. Nous allons commander le cadeau.';
    case 'fundShort': {
      const until = line.askedUntil === undefined ? '' : ` jusqu’au ${formatDay(line.askedUntil)}`;
      return `Vous pouvez demander un remboursement${until}. Sinon, votre contribution devient un crédit en magasin pour ${namesOf(line)}.`;
    }
    case 'credited':
      if (line.creditedPart !== undefined)
        return `Une partie de votre contribution a payé un cadeau. Le reste de la cagnotte n’était pas complet à temps\u00A0: un crédit en magasin de ${formatPrice(site.currencyPrefix, line.creditedPart)} est donc remis à ${namesOf(line)}.`;
      return `La cagnotte n’était pas complète à temps, votre contribution est donc devenue un crédit en magasin pour ${namesOf(line)}.`;
    case 'toBeSent':
      return 'Elle sera envoyée par courriel dès que votre paiement sera accepté.';
    case 'sent':
      return `Envoyée par courriel${shipped}.`;
    case 'boughtElsewhere':
      return `${arrivedOn(line, site)} Si vous le retournez, ou si vous ne l’avez finalement pas acheté, annulez l’achat ici${line.isOnList ? '\u00A0: la liste le montrera de nouveau comme souhaité' : ''}.`.trim();
    case 'takenBack':
    case 'returned':
      return backOf(line, site);
    case 'rejected':
      return `Ce cadeau n’a pas été trouvé parmi ceux qui sont arrivés${line.isOnList ? ', d’autres personnes peuvent donc de nouveau l’offrir' : ''}. Si vous l’avez bien envoyé, communiquez avec ${namesOf(line)}${line.isOnList ? ', ou indiquez-le de nouveau comme acheté sur la liste' : ''}.`;
  }
};
