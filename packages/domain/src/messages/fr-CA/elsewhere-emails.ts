import { option as O } from 'fp-ts';
import { button, type EmailGift, type EmailText, nameInEmail, paragraph, smallPrint } from '../../mail/index.ts';
import type { OrderLineView } from '../../placed-order/index.ts';
import type * as en from '../en/elsewhere-emails.ts';
import type { Translated } from '../translated.ts';
import { cartLineName } from './cart-page.ts';
import { nameInSubject } from './email-subject.ts';
import { orderLineNote, orderNames } from './placed-order.ts';

type Part = Pick<EmailText, 'subject' | 'heading' | 'parts'>;

/** A gift for which nothing was paid here. */
const unpricedGift = (line: OrderLineView, ...details: ReadonlyArray<string>): EmailGift => ({
  name: cartLineName(line),
  imagePath: line.imagePath,
  details: [orderLineNote(line), ...details],
  message: '',
  price: '',
});

export const thanks: Translated<typeof en.thanks> = (firstName) => (firstName === '' ? 'Merci' : `Merci, ${firstName}`);

export const boughtElsewhereAt: Translated<typeof en.boughtElsewhereAt> = (shop) =>
  O.isSome(shop) ? `Acheté ailleurs, chez ${shop.value}` : 'Acheté ailleurs';

/** It may reach somebody whose address a stranger typed, so it contains no free text. */
export const rejectedEmail = (
  ...[{ order, gifts, link, registry }, site]: Parameters<typeof en.rejectedEmail>
): Part => {
  const names = orderNames(order) === '' ? 'les personnes qui reçoivent' : orderNames(order);
  const isOne = gifts.length === 1;
  return {
    subject: `Au sujet de ${isOne ? 'votre cadeau' : 'vos cadeaux'} pour ${names}`,
    heading: isOne ? 'Votre cadeau n’a pas été trouvé' : 'Vos cadeaux n’ont pas été trouvés',
    parts: [
      paragraph(
        isOne
          ? `Ce cadeau pour ${names} n’a pas été trouvé parmi ceux qui sont arrivés. D’autres personnes peuvent donc de nouveau l’acheter sur la liste. Rien n’a été payé ici, il n’y a donc rien à rembourser.`
          : `Ces cadeaux pour ${names} n’ont pas été trouvés parmi ceux qui sont arrivés. D’autres personnes peuvent donc de nouveau les acheter sur la liste. Rien n’a été payé ici, il n’y a donc rien à rembourser.`,
      ),
      {
        _tag: 'Gifts',
        gifts: gifts.map((line) => unpricedGift(line)),
        all: { label: 'Voir vos cadeaux', url: link },
      },
      paragraph(
        isOne
          ? `S’il est encore en route, ou si vous souhaitez tout de même l’offrir, indiquez-le de nouveau comme acheté sur la liste, ou communiquez avec ${names}.`
          : `S’ils sont encore en route, ou si vous souhaitez tout de même les offrir, indiquez-les de nouveau comme achetés sur la liste, ou communiquez avec ${names}.`,
      ),
      button(isOne ? 'Voir votre cadeau' : 'Voir vos cadeaux', link),
      ...(O.isSome(registry)
        ? [paragraph('Ce qui est encore souhaité\u00A0:', { label: 'ouvrir la liste', url: registry.value })]
        : []),
      smallPrint(
        `Si vous n’avez rien indiqué comme acheté, vous n’avez rien à faire. Des questions? Appelez-nous au ${site.phone}.`,
      ),
    ],
  };
};

/** It may reach somebody whose address a stranger typed, so it contains no free text. */
export const elsewhereReceipt = (
  ...[{ order, link, firstName }, { shop }]: Parameters<typeof en.elsewhereReceipt>
): Part => {
  const names = orderNames(order);
  return {
    subject: `Votre cadeau${names === '' ? '' : ` pour ${nameInSubject(names)}`} est indiqué comme acheté`,
    heading: thanks(firstName),
    parts: [
      paragraph(
        `La liste${names === '' ? '' : ` pour ${names}`} indique que votre cadeau est acheté, pour que personne d’autre ne l’achète. Rien n’a été payé ici, et nous n’expédions rien.`,
      ),
      {
        _tag: 'Gifts',
        gifts: order.lines.map((line) => unpricedGift(line, boughtElsewhereAt(nameInEmail(shop)))),
        all: { label: 'Voir vos cadeaux', url: link },
      },
      button('Voir ou annuler', link),
      smallPrint(
        `Ce lien est à vous seulement et ne demande aucun compte. Si vous retournez le cadeau, ou si ce n’était pas vous, vous pouvez y annuler l’achat. Votre numéro ici est le ${order.orderNumber}.`,
      ),
    ],
  };
};
