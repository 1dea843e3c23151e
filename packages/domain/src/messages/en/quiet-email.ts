import { button, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import { offeredBack } from '../../placed-order/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { nameInSubject } from './email-subject.ts';
import { orderNames, placedOrderMessages } from './placed-order.ts';
import { quietMessages } from './quiet.ts';

/** The email that offers an order's gifts back to their giver. */
export const offeredBackEmail = ({
  order,
  link,
}: Extract<EmailContents, { readonly _tag: 'GiftsOfferedBack' }>): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const lines = offeredBack(order);
  const names = orderNames({ lines });
  return {
    subject: names === '' ? 'About your gift' : `About your gift for ${nameInSubject(names)}`,
    heading: 'About your gift',
    parts: [
      ...[...new Set(lines.map((line) => orderNames({ lines: [line] })))].map((its) =>
        paragraph(quietMessages.guest(its)),
      ),
      paragraph(`${placedOrderMessages.offer(order)} (Order ${order.orderNumber}.)`),
      button('See Your Choices', link),
      smallPrint('You don’t need to do anything to let it stay as it is.'),
    ],
  };
};
