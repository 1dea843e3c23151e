import { option as O } from 'fp-ts';
import { button, type EmailGift, type EmailText, nameInEmail, paragraph, smallPrint } from '../../mail/index.ts';
import type { BoughtAt } from '../../order/index.ts';
import type { OrderLineView } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { cartLineName } from './cart-page.ts';
import { nameInSubject } from './email-subject.ts';
import { orderLineNote, orderNames } from './placed-order.ts';

/** A gift for which nothing was paid here. */
const unpricedGift = (line: OrderLineView, ...details: ReadonlyArray<string>): EmailGift => ({
  name: cartLineName(line),
  imagePath: line.imagePath,
  details: [orderLineNote(line), ...details],
  message: '',
  price: '',
});

/** Thanks the giver by their first name. */
export const thanks = (firstName: string): string => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`);

/** States that a gift was bought elsewhere, and where, if the shop's name may appear in an email. */
export const boughtElsewhereAt = (shop: O.Option<string>): string =>
  O.isSome(shop) ? `Bought elsewhere, at ${shop.value}` : 'Bought elsewhere';

/** Tells a giver that the registrants did not find gifts among theirs (ELSE-02). It may reach somebody whose address a stranger typed, so it contains no free text. */
export const rejectedEmail = (
  { order, gifts, link, registry }: Extract<EmailContents, { readonly _tag: 'GiftsRejected' }>,
  site: Pick<Site, 'phone'>,
): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const names = orderNames(order) === '' ? 'The registrants' : orderNames(order);
  const isOne = gifts.length === 1;
  return {
    subject: isOne ? `About your gift for ${names}` : `About your gifts for ${names}`,
    heading: isOne ? 'They couldn’t find your gift' : 'They couldn’t find your gifts',
    parts: [
      paragraph(
        `${names} couldn’t find ${isOne ? 'this gift' : 'these gifts'} among theirs, so ${isOne ? 'it is' : 'they are'} open again for others on the registry. Nothing was paid here, so there is nothing to give back.`,
      ),
      {
        _tag: 'Gifts',
        gifts: gifts.map((line) => unpricedGift(line)),
        all: { label: 'See your gifts', url: link },
      },
      paragraph(
        isOne
          ? 'If it’s still on its way, or you’d rather give it after all, mark it as bought on the registry again, or get in touch with them.'
          : 'If they’re still on their way, or you’d rather give them after all, mark them as bought on the registry again, or get in touch with them.',
      ),
      button(isOne ? 'See Your Gift' : 'See Your Gifts', link),
      ...(O.isSome(registry)
        ? [paragraph('What they still wish for:', { label: 'open the registry', url: registry.value })]
        : []),
      smallPrint(
        `If you didn’t mark anything as bought, you don’t need to do anything. Questions? Call ${site.phone}.`,
      ),
    ],
  };
};

/** The receipt for a gift bought at another shop (ELSE-01). It may reach somebody whose address a stranger typed, so it contains no free text. */
export const elsewhereReceipt = (
  { order, link, firstName }: Extract<EmailContents, { readonly _tag: 'OrderReceipt' }>,
  { shop }: BoughtAt,
): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const names = orderNames(order);
  const whose = names === '' ? 'The registry' : `${names}’s registry`;
  return {
    subject:
      names === '' ? 'Your gift is marked as bought' : `Your gift for ${nameInSubject(names)} is marked as bought`,
    heading: thanks(firstName),
    parts: [
      paragraph(
        `${whose} shows your gift as bought, so that no one else buys it. Nothing was paid here, and nothing ships from us.`,
      ),
      {
        _tag: 'Gifts',
        gifts: order.lines.map((line) => unpricedGift(line, boughtElsewhereAt(nameInEmail(shop)))),
        all: { label: 'See your gifts', url: link },
      },
      button('See or Undo', link),
      smallPrint(
        `This link is yours alone and needs no account. If you return the gift, or this wasn’t you, undo it there. Your number here is ${order.orderNumber}.`,
      ),
    ],
  };
};
