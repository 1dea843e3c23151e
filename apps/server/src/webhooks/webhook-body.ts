import {
  type Cents,
  chargesTotal,
  type Instant,
  taxTotal,
  type WebhookEvent,
  type WebhookGift,
} from '@gift-registry/domain';

/** Increased when a field changes its meaning or is removed; a new field or type of event does not increase it. */
const FORMAT = 1;

/** Money as a JSON number, as in the HTTP API. */
const amountOf = (amount: Cents): number => amount / 100;

const withAmount = <A extends { readonly amount: Cents }>(sum: A): object => ({ ...sum, amount: amountOf(sum.amount) });

const giftData = (gift: WebhookGift): object => (gift.kind === 'item' ? gift : withAmount(gift));

const dataOf = (event: WebhookEvent): object => {
  switch (event.type) {
    case 'gift.received':
    case 'gift.returned':
      return { ...event.data, gift: giftData(event.data.gift) };
    case 'order.placed': {
      const { subtotal, discount, charges, taxes, total, lines } = event.data;
      return {
        ...event.data,
        subtotal: amountOf(subtotal),
        discount: amountOf(discount),
        shipping: amountOf(chargesTotal({ charges: charges.filter(({ kind }) => kind === 'shipping') })),
        tax: amountOf(taxTotal({ taxes })),
        charges: charges.map(withAmount),
        taxes: taxes.map(withAmount),
        total: amountOf(total),
        lines: lines.map((line) => ({
          ...line,
          unitPrice: amountOf(line.unitPrice),
          lineTotal: amountOf(line.lineTotal),
        })),
      };
    }
    case 'order.canceled':
    case 'order.returned':
      return { ...withAmount(event.data), taxes: event.data.taxes.map(withAmount) };
    default:
      return event.data;
  }
};

/** The JSON text of an event, exactly as it is signed and sent. */
export const webhookBody = (event: WebhookEvent, at: Instant): string =>
  JSON.stringify({ type: event.type, format: FORMAT, timestamp: at, data: dataOf(event) });
