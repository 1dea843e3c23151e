import { button, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import { offeredBack } from '../../placed-order/index.ts';
import type * as en from '../en/quiet-email.ts';
import { nameInSubject } from './email-subject.ts';
import { orderNames, placedOrderMessages } from './placed-order.ts';
import { quietMessages } from './quiet.ts';

/** The email that offers an order's gifts back to their giver. */
export const offeredBackEmail = ({
  order,
  link,
}: Parameters<typeof en.offeredBackEmail>[0]): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const lines = offeredBack(order);
  const names = orderNames({ lines });
  return {
    subject: `Au sujet de votre cadeau${names === '' ? '' : ` pour ${nameInSubject(names)}`}`,
    heading: 'Au sujet de votre cadeau',
    parts: [
      ...[...new Set(lines.map((line) => orderNames({ lines: [line] })))].map((its) =>
        paragraph(quietMessages.guest(its)),
      ),
      paragraph(`${placedOrderMessages.offer(order)} (Commande ${order.orderNumber}.)`),
      button('Voir vos choix', link),
      smallPrint('Pour que tout reste comme prévu, vous n’avez rien à faire.'),
    ],
  };
};
