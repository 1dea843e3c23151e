import { option as O } from 'fp-ts';
import { paths } from '../../address/index.ts';
import type { Sums } from '../../cart/index.ts';
import { addressIn, termsNames } from '../../language/index.ts';
import {
  button,
  type EmailFooter,
  type EmailGift,
  type EmailPart,
  type EmailSum,
  type EmailText,
  paragraph,
  paragraphWithLead,
  smallPrint,
} from '../../mail/index.ts';
import { arrivalsToCome, type OrderLineView, type OrderView, sumsCharged } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { arrivalMessages } from './arrival.ts';
import { cartLineName } from './cart-page.ts';
import { orderConfirmationMessages as confirmation } from './checkout.ts';
import { elsewhereReceipt, rejectedEmail, thanks } from './elsewhere-emails.ts';
import { nameInSubject } from './email-subject.ts';
import { formatPrice } from './formats.ts';
import { fundShort } from './fund-emails.ts';
import { giftOptionMessages } from './gift-options.ts';
import { orderLineNote, orderNames, placedOrderMessages } from './placed-order.ts';
import { offeredBackEmail } from './quiet-email.ts';
import { refundSentence, registrations, sumRows } from './sums.ts';

/** The fields of a site that its emails use. */
export type EmailSite = Pick<Site, 'name' | 'phone' | 'timeZone' | 'marketRules'> &
  Pick<Site, 'currencyPrefix' | 'shippingMethods' | 'returnDays'>;

type OrderEmail = Extract<
  EmailContents,
  { readonly _tag: `Order${string}` | 'FundShort' | 'GiftChanged' | 'GiftsOfferedBack' | 'GiftsRejected' }
>;

const giftOf =
  ({ currencyPrefix }: EmailSite) =>
  (line: OrderLineView): EmailGift => ({
    name: cartLineName(line),
    imagePath: line.imagePath,
    details: [
      orderLineNote(line),
      ...(line.personalization === undefined ? [] : line.personalization.lines.map((text) => `“${text}”`)),
    ].filter((detail) => detail !== ''),
    message: '',
    price: formatPrice(currencyPrefix, line.lineTotal),
  });

/** The retailer's registration numbers for the taxes of the sums. */
const numbersOf = (sums: Sums, site: EmailSite): ReadonlyArray<EmailPart> =>
  [registrations(sums, site)].filter((numbers) => numbers !== '').map((numbers) => smallPrint(numbers));

const orderSums = (order: OrderView, site: EmailSite): ReadonlyArray<EmailSum> => {
  const totals = placedOrderMessages.totals(order, site);
  return [
    { label: placedOrderMessages.subtotal, amount: formatPrice(site.currencyPrefix, order.subtotal), isTotal: false },
    ...[...sumRows(sumsCharged(order), site, placedOrderMessages.shippingMethod(site, order)), ...totals].map(
      ({ label, amount }) => ({ label, amount, isTotal: label === totals.at(-1)?.label }),
    ),
  ];
};

const giftsCalled = ({ lines }: OrderView): string => (lines.length === 1 ? 'Your gift' : 'Your gifts');

const nextOf = (order: OrderView): ReadonlyArray<EmailPart> => {
  const has = (state: OrderLineView['state']): boolean => order.lines.some((line) => line.state === state);
  return [
    ...arrivalsToCome(order).map((shown) =>
      paragraphWithLead(
        `${arrivalMessages.arrives(shown)}.`,
        confirmation.arrivesHelp(
          shown,
          orderNames(order) === '' ? O.none : O.fromNullable(shown.registry ?? order.lines[0]?.registry),
          order.message,
        ),
      ),
    ),
    ...order.giftOptions.map((options) => paragraph(giftOptionMessages.inTheBox(options, order))),
    ...(order.isSurprise
      ? [paragraphWithLead(`${placedOrderMessages.surprise}.`, placedOrderMessages.surpriseHelp(order))]
      : []),
    ...(has('preparing')
      ? [
          paragraphWithLead(
            'Until it ships,',
            'you can cancel a gift, change your message or your email, all from the link above.',
          ),
        ]
      : []),
    ...(has('readyForPickup')
      ? [paragraphWithLead('At the store,', 'bring this order number when you pick up your gift.')]
      : []),
    ...(has('inFund')
      ? [paragraphWithLead('In the fund,', 'you can cancel your contribution until the gift is fully funded.')]
      : []),
    ...(has('sent') || has('toBeSent') ? [paragraphWithLead('eGift cards', 'are sent by email right away.')] : []),
    ...(order.message === ''
      ? []
      : [paragraphWithLead('Your message', `goes with ${giftsCalled(order).toLowerCase()}: “${order.message}”`)]),
  ];
};

type Receipt = Extract<OrderEmail, { readonly _tag: 'OrderReceipt' }>;

/** What the market's law wants the copy of a contract to say (LANG-04). */
const saleOf = ({ order: { termsLanguage }, link }: Receipt, site: EmailSite): ReadonlyArray<EmailPart> => {
  const { contract } = site.marketRules;
  return contract === undefined || termsLanguage === undefined
    ? []
    : [
        { _tag: 'Heading', text: 'Sale and returns' },
        paragraph(placedOrderMessages.soldBy(contract.seller)),
        paragraph(placedOrderMessages.returns(site)),
        paragraph(placedOrderMessages.underTerms, {
          label: termsNames[termsLanguage],
          url: `${/^[^/]*\/\/[^/]*/.exec(link)?.[0] ?? ''}${addressIn(termsLanguage, paths.terms)}`,
        }),
      ];
};

const receipt = (contents: Receipt, site: EmailSite): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const { order, link, firstName } = contents;
  const names = orderNames(order);
  const next = nextOf(order);
  return {
    subject: names === '' ? 'Your receipt' : `${giftsCalled(order)} for ${nameInSubject(names)}`,
    heading: thanks(firstName),
    parts: [
      paragraph(
        `Your order ${order.orderNumber}${names === '' ? '' : ` for ${names}`} is placed. We’re getting it ready.`,
      ),
      button('View or Change Your Order', link),
      smallPrint('This link is yours alone and needs no account. Anyone who has it can see and change your order.'),
      { _tag: 'Heading', text: giftsCalled(order) },
      { _tag: 'Gifts', gifts: order.lines.map(giftOf(site)), all: { label: 'See your order', url: link } },
      { _tag: 'Sums', sums: orderSums(order, site) },
      ...(O.isSome(order.payment) ? [smallPrint(confirmation.paidWith(order.payment.value))] : []),
      ...numbersOf(order, site),
      ...(next.length === 0 ? [] : [{ _tag: 'Heading' as const, text: 'What happens next' }, ...next]),
      ...saleOf(contents, site),
    ],
  };
};

/** The text of an email about a placed order. */
export const orderEmail = (contents: OrderEmail, site: EmailSite, greeting: string): EmailText => {
  const isElsewhere = 'order' in contents && O.isSome(contents.order.boughtAt);
  const footer: EmailFooter = {
    reason: `You get this email because ${isElsewhere ? 'a gift on a registry' : 'an order'} at ${site.name} was ${isElsewhere ? 'marked as bought' : 'placed'} with this address. Questions? Call ${site.name} at ${site.phone}.`,
    links: [],
    unsubscribe: O.none,
  };
  switch (contents._tag) {
    case 'OrderReceipt': {
      const { boughtAt } = contents.order;
      const text = O.isSome(boughtAt) ? elsewhereReceipt(contents, boughtAt.value) : receipt(contents, site);
      return { ...text, greeting: text.heading, footer };
    }
    case 'GiftChanged': {
      const { order, name, change, link } = contents;
      const names = orderNames(order);
      const whose = names === '' ? 'The registry' : `${names}’s registry`;
      const forNames = names === '' ? '' : ` for ${nameInSubject(names)}`;
      return {
        subject: `About your gift${forNames}: ${nameInSubject(name)}`,
        heading: change === 'removed' ? 'A change to the registry' : 'They chose something else',
        greeting,
        parts: [
          paragraph(
            `${whose} ${change === 'removed' ? 'no longer lists' : 'now asks for something else in place of'} ${name}, which you bought (order ${order.orderNumber}).`,
          ),
          paragraph(
            isElsewhere
              ? 'They know that your gift is from you. If you’d rather give something else, say there that you didn’t buy it.'
              : 'Your gift still goes to them, and they know that it’s from you. If you’d rather give something else, you can cancel it until it ships.',
          ),
          button(isElsewhere ? 'See or Undo' : 'Keep or Cancel', link),
          smallPrint('You don’t need to do anything to keep your order as it is.'),
        ],
        footer,
      };
    }
    case 'GiftsOfferedBack':
      return { ...offeredBackEmail(contents), greeting, footer };
    case 'OrderTakenBack': {
      const { order, name, imagePath, units, quantity, refund, link } = contents;
      const counted = (called: string): string => (units === 1 ? called : `${units} of ${called}`);
      const part = quantity === 1 ? '' : ` (${units} of ${quantity})`;
      const what = `${name}${part}`;
      const inSubject = `${nameInSubject(name)}${part}`;
      const whole = units === 1 ? 'Your gift is canceled' : 'Your gifts are canceled';
      if (isElsewhere)
        return {
          subject: `${counted(nameInSubject(name))} ${units === 1 ? 'isn’t' : 'aren’t'} marked as bought anymore`,
          heading: 'Not marked anymore',
          greeting,
          parts: [
            paragraph(
              `${counted(name)} ${units === 1 ? 'is' : 'are'} no longer marked as your gift, and others can buy it.`,
            ),
            button('See Your Gift', link),
            smallPrint(`If this wasn’t you, please call us at ${site.phone}.`),
          ],
          footer,
        };
      const money = refundSentence(refund, site);
      return {
        subject: `Canceled: ${inSubject}`,
        heading: units === quantity ? whole : 'Part of your gift is canceled',
        greeting,
        parts: [
          paragraph(
            `${what} in your order ${order.orderNumber} was canceled.${money === '' ? '' : ` ${money} It can take a few days to show up.`}`,
          ),
          {
            _tag: 'Gifts',
            gifts: [
              { name, imagePath, details: quantity === 1 ? [] : [`${units} of ${quantity}`], message: '', price: '' },
            ],
            all: { label: 'See your order', url: link },
          },
          button('View Your Order', link),
          ...numbersOf(refund, site),
          smallPrint(`If this wasn’t you, please call us at ${site.phone}.`),
        ],
        footer,
      };
    }
    case 'FundShort':
      return { ...fundShort(contents, giftOf(site), site), greeting, footer };
    case 'GiftsRejected':
      return { ...rejectedEmail(contents, site), greeting, footer };
    case 'OrderEmailChanged':
      return {
        subject: 'Your email was changed',
        heading: 'Your email was changed',
        greeting,
        parts: [
          paragraph(
            `Emails about order ${contents.orderNumber} now go to another address, and links in earlier emails no longer open it.`,
          ),
          paragraph('If this wasn’t you, open your order in the browser you ordered with, and change it back:', {
            label: 'Your Order',
            url: contents.ownOrder,
          }),
          smallPrint(`You can also call us at ${site.phone}.`),
        ],
        footer,
      };
  }
};
