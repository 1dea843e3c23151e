import { button, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import type * as en from '../en/fund-emails.ts';
import { nameInSubject } from './email-subject.ts';
import { stateNote } from './order-line-state.ts';
import { orderNames } from './placed-order.ts';

/** Tells a giver that a fund closed short, and what becomes of the money (FUND-04). */
export const fundShort = (
  ...[{ order, link }, giftOf, site]: Parameters<typeof en.fundShort>
): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const names = orderNames(order);
  const lines = order.lines.filter(({ state }) => state === 'fundShort' || state === 'credited');
  const isAsked = lines.some(({ state }) => state === 'fundShort');
  return {
    subject: `Votre contribution${names === '' ? '' : ` pour ${nameInSubject(names)}`}`,
    heading: isAsked ? 'Souhaitez-vous un remboursement?' : 'Votre contribution est devenue un crédit en magasin',
    parts: [
      paragraph('La cagnotte de ce cadeau n’était pas complète à temps, il n’a donc pas pu être acheté.'),
      {
        _tag: 'Gifts',
        gifts: lines.map((line) => ({ ...giftOf(line), details: [stateNote(line, site)] })),
        all: { label: 'Voir votre commande', url: link },
      },
      button(isAsked ? 'Voir ou choisir' : 'Voir votre commande', link),
      smallPrint(
        isAsked
          ? 'Si le crédit en magasin vous convient, vous n’avez rien à faire.'
          : `Des questions? Appelez-nous au ${site.phone}.`,
      ),
    ],
  };
};
