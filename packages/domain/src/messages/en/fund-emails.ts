import { button, type EmailGift, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import type { OrderLineView } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { nameInSubject } from './email-subject.ts';
import { stateNote } from './order-line-state.ts';
import { orderNames } from './placed-order.ts';

/** Tells a giver that a fund closed short, and what becomes of the money (FUND-04). */
export const fundShort = (
  { order, link }: Extract<EmailContents, { readonly _tag: 'FundShort' }>,
  giftOf: (line: OrderLineView) => EmailGift,
  site: Pick<Site, 'currencyPrefix' | 'marketRules' | 'timeZone' | 'phone'>,
): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const names = orderNames(order);
  const lines = order.lines.filter(({ state }) => state === 'fundShort' || state === 'credited');
  const isAsked = lines.some(({ state }) => state === 'fundShort');
  return {
    subject: `Your contribution${names === '' ? '' : ` for ${nameInSubject(names)}`}`,
    heading: isAsked ? 'Would you like your money back?' : 'Your contribution is store credit now',
    parts: [
      paragraph('The fund for this gift wasn’t full in time, so it couldn’t be bought.'),
      {
        _tag: 'Gifts',
        gifts: lines.map((line) => ({ ...giftOf(line), details: [stateNote(line, site)] })),
        all: { label: 'See your order', url: link },
      },
      button(isAsked ? 'See or Choose' : 'See Your Order', link),
      smallPrint(
        isAsked ? 'If store credit is fine, you don’t need to do anything.' : `Questions? Call ${site.phone}.`,
      ),
    ],
  };
};
