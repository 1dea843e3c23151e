import { option as O } from 'fp-ts';
import { calendarDayIn, type Instant } from '../../calendar/index.ts';
import type { LineState, OrderLineView } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';
import { cartPageMessages } from './cart-page.ts';
import { formatDay, formatPrice } from './formats.ts';
import { firstNames } from './registry-name.ts';
import { refundSentence } from './sums.ts';

type Priced = Pick<Site, 'currencyPrefix' | 'marketRules'>;
type Dated = Pick<Site, 'timeZone'>;

/** The day of a moment where the site is. */
export const dayOf = ({ timeZone }: Dated, at: Instant): string => formatDay(calendarDayIn(timeZone, at));

/** The name of each state of a line. */
export const lineStates: Readonly<Record<LineState, string>> = {
  preparing: 'Getting ready to ship',
  readyForPickup: 'Ready for pickup',
  shipped: 'Shipped',
  arrived: 'Arrived',
  pickedUp: 'Picked up',
  inFund: 'Added to the fund',
  fundFull: 'Fully funded',
  fundShort: 'Fund not filled',
  toBeSent: 'To be sent',
  sent: 'Sent',
  boughtElsewhere: 'Bought elsewhere',
  takenBack: 'Canceled',
  returned: 'Returned',
  rejected: 'Not found',
  credited: 'Now store credit',
};

/** When units came back, and what goes back for them. */
export const backOf = (line: OrderLineView, site: Priced & Dated): string => {
  if (O.isNone(line.cameBack)) return '';
  return [
    `${dayOf(site, line.cameBack.value.at)}.`,
    refundSentence(line.cameBack.value.refund, site),
    line.isOnList ? 'The registry shows it as still needed.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

const namesOf = ({ registry }: OrderLineView): string => (registry === undefined ? 'the couple' : firstNames(registry));
/** When the registrants said that it came; empty while they did not. */
const arrivedOn = ({ arrivedAt }: Pick<OrderLineView, 'arrivedAt'>, site: Dated): string =>
  O.isSome(arrivedAt) ? `They told us on ${dayOf(site, arrivedAt.value)} that it’s there.` : '';

/** What the state of a line means for the giver. */
export const stateNote = (line: OrderLineView, site: Priced & Dated): string => {
  const shipped = O.isSome(line.shippedAt) ? dayOf(site, line.shippedAt.value) : '';
  switch (line.state) {
    case 'preparing':
      return `${arrivedOn(line, site)} You can cancel it until it ships.`.trim();
    case 'readyForPickup':
      return `${arrivedOn(line, site)} ${line.pickup === undefined ? '' : `${cartPageMessages.pickupAt(line.pickup.name)}. `}You can cancel it until it’s picked up.`.trim();
    case 'shipped':
      return `Shipped ${shipped}. It can no longer be canceled.`;
    case 'arrived':
      return arrivedOn(line, site);
    case 'pickedUp':
      return `Picked up ${shipped}. It can no longer be canceled.`;
    case 'inFund':
      return 'You can cancel it until the gift is fully funded.';
    case 'fundFull':
      return 'Fully funded. We’ll order it next.';
    case 'fundShort': {
      const until = line.askedUntil === undefined ? '' : ` by ${formatDay(line.askedUntil)}`;
      return `You can have your money back${until}. If you don’t ask for it, it becomes store credit for ${namesOf(line)}.`;
    }
    case 'credited':
      if (line.creditedPart !== undefined)
        return `Part of your contribution bought a gift. The rest of the fund wasn’t full in time, so ${formatPrice(site.currencyPrefix, line.creditedPart)} of it is store credit for ${namesOf(line)}.`;
      return `The fund wasn’t full in time, so your contribution is store credit for ${namesOf(line)}.`;
    case 'toBeSent':
      return 'It’s sent by email as soon as your payment goes through.';
    case 'sent':
      return `Sent by email ${shipped}.`;
    case 'boughtElsewhere':
      return `${arrivedOn(line, site)} If you return it, or didn’t buy it after all, undo this${line.isOnList ? ', and the registry shows it as wanted again' : ''}.`.trim();
    case 'takenBack':
    case 'returned':
      return backOf(line, site);
    case 'rejected': {
      const names = line.registry === undefined ? 'The registrants' : firstNames(line.registry);
      return `${names} couldn’t find this among their gifts${line.isOnList ? ', so others can give it again' : ''}. If you did send it, get in touch with them${line.isOnList ? ', or mark it as bought again on the registry' : ''}.`;
    }
  }
};
