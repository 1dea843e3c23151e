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
import type * as en from '../en/order-emails.ts';
import { arrivalMessages } from './arrival.ts';
import { cartLineName } from './cart-page.ts';
import { orderConfirmationMessages as confirmation } from './checkout.ts';
import { elsewhereReceipt, rejectedEmail, thanks } from './elsewhere-emails.ts';
import { nameInSubject } from './email-subject.ts';
import { formatCount, formatPrice } from './formats.ts';
import { fundShort } from './fund-emails.ts';
import { giftOptionMessages } from './gift-options.ts';
import { orderLineNote, orderNames, placedOrderMessages } from './placed-order.ts';
import { offeredBackEmail } from './quiet-email.ts';
import { refundSentence, registrations, sumRows } from './sums.ts';

export type EmailSite = en.EmailSite;

type OrderEmail = Parameters<typeof en.orderEmail>[0];

const giftOf =
  ({ currencyPrefix }: EmailSite) =>
  (line: OrderLineView): EmailGift => ({
    name: cartLineName(line),
    imagePath: line.imagePath,
    details: [
      orderLineNote(line),
      ...(line.personalization === undefined ? [] : line.personalization.lines.map((text) => `«\u00A0${text}\u00A0»`)),
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
            'Jusqu’à l’expédition,',
            'vous pouvez annuler un cadeau ou modifier votre message et votre courriel, à partir du lien ci-dessus.',
          ),
        ]
      : []),
    ...(has('readyForPickup')
      ? [paragraphWithLead('Au magasin,', 'présentez ce numéro de commande pour ramasser votre cadeau.')]
      : []),
    ...(has('inFund')
      ? [
          paragraphWithLead(
            'Dans la cagnotte,',
            'vous pouvez annuler votre contribution tant que le cadeau n’est pas entièrement payé.',
          ),
        ]
      : []),
    ...(has('sent') || has('toBeSent')
      ? [paragraphWithLead('Les cartes-cadeaux électroniques', 'sont envoyées par courriel sans délai.')]
      : []),
    ...(order.message === ''
      ? []
      : [
          paragraphWithLead(
            'Votre message',
            `accompagne ${placedOrderMessages.gifts(order).toLowerCase()}\u00A0: «\u00A0${order.message}\u00A0».`,
          ),
        ]),
  ];
};

type Receipt = Extract<OrderEmail, { readonly _tag: 'OrderReceipt' }>;

const saleOf = ({ order: { termsLanguage }, link }: Receipt, site: EmailSite): ReadonlyArray<EmailPart> => {
  const { contract } = site.marketRules;
  return contract === undefined || termsLanguage === undefined
    ? []
    : [
        { _tag: 'Heading', text: 'Vente et retours' },
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
  const gifts = placedOrderMessages.gifts(order);
  const next = nextOf(order);
  return {
    subject: names === '' ? 'Votre reçu' : `${gifts} pour ${nameInSubject(names)}`,
    heading: thanks(firstName),
    parts: [
      paragraph(
        `Nous avons bien reçu votre commande ${order.orderNumber}${names === '' ? '' : ` pour ${names}`}. Nous la préparons.`,
      ),
      button('Voir ou modifier votre commande', link),
      smallPrint(
        'Ce lien est à vous seulement et ne demande aucun compte. Toute personne qui l’a peut voir et modifier votre commande.',
      ),
      { _tag: 'Heading', text: gifts },
      { _tag: 'Gifts', gifts: order.lines.map(giftOf(site)), all: { label: 'Voir votre commande', url: link } },
      { _tag: 'Sums', sums: orderSums(order, site) },
      ...(O.isSome(order.payment) ? [smallPrint(confirmation.paidWith(order.payment.value))] : []),
      ...numbersOf(order, site),
      ...(next.length === 0 ? [] : [{ _tag: 'Heading' as const, text: 'Et ensuite' }, ...next]),
      ...saleOf(contents, site),
    ],
  };
};

/** The text of an email about a placed order. */
export const orderEmail = (contents: OrderEmail, site: EmailSite, greeting: string): EmailText => {
  const isElsewhere = 'order' in contents && O.isSome(contents.order.boughtAt);
  const footer: EmailFooter = {
    reason: `Vous recevez ce courriel parce ${isElsewhere ? 'qu’un cadeau a été indiqué comme acheté' : 'qu’une commande a été passée'} chez ${site.name} avec cette adresse. Des questions? Appelez ${site.name} au ${site.phone}.`,
    links: [],
    unsubscribe: O.none,
  };
  const wasntYou = smallPrint(`Si ce n’était pas vous, appelez-nous au ${site.phone}.`);
  switch (contents._tag) {
    case 'OrderReceipt': {
      const { boughtAt } = contents.order;
      const text = O.isSome(boughtAt) ? elsewhereReceipt(contents, boughtAt.value) : receipt(contents, site);
      return { ...text, greeting: text.heading, footer };
    }
    case 'GiftChanged': {
      const { order, name, change, link } = contents;
      const names = orderNames(order);
      const list = names === '' ? 'la liste' : `la liste pour ${names}`;
      return {
        subject: `Au sujet de votre cadeau${names === '' ? '' : ` pour ${nameInSubject(names)}`}\u00A0: ${nameInSubject(name)}`,
        heading: change === 'removed' ? 'La liste a changé' : 'Un autre choix a été fait',
        greeting,
        parts: [
          paragraph(
            `Un cadeau que vous avez acheté (commande ${order.orderNumber}) ${change === 'removed' ? `n’est plus sur ${list}` : `a été remplacé par autre chose sur ${list}`}\u00A0: ${name}.`,
          ),
          paragraph(
            isElsewhere
              ? 'Votre nom reste associé à ce cadeau. Si vous préférez offrir autre chose, indiquez sur cette page que vous ne l’avez pas acheté.'
              : 'Votre cadeau sera livré comme prévu, avec votre nom. Si vous préférez offrir autre chose, vous pouvez l’annuler jusqu’à son expédition.',
          ),
          button(isElsewhere ? 'Voir ou annuler' : 'Garder ou annuler', link),
          smallPrint('Pour garder votre commande telle quelle, vous n’avez rien à faire.'),
        ],
        footer,
      };
    }
    case 'GiftsOfferedBack':
      return { ...offeredBackEmail(contents), greeting, footer };
    case 'OrderTakenBack': {
      const { order, name, imagePath, units, quantity, refund, link } = contents;
      const part = quantity === 1 ? '' : ` (${formatCount(units)} sur ${formatCount(quantity)})`;
      const what = `${name}${part}`;
      const inSubject = `${nameInSubject(name)}${part}`;
      const whole = units === 1 ? 'Votre cadeau est annulé' : 'Vos cadeaux sont annulés';
      if (isElsewhere)
        return {
          subject: `N’est plus indiqué comme acheté\u00A0: ${inSubject}`,
          heading: 'Votre achat est annulé',
          greeting,
          parts: [
            paragraph(`Votre cadeau n’est plus indiqué comme acheté, et d’autres peuvent l’acheter\u00A0: ${what}.`),
            button('Voir votre cadeau', link),
            wasntYou,
          ],
          footer,
        };
      const money = refundSentence(refund, site);
      return {
        subject: `Annulation\u00A0: ${inSubject}`,
        heading: units === quantity ? whole : 'Une partie de votre cadeau est annulée',
        greeting,
        parts: [
          paragraph(
            `Annulation dans votre commande ${order.orderNumber}\u00A0: ${what}.${money === '' ? '' : ` ${money} Cela peut prendre quelques jours.`}`,
          ),
          {
            _tag: 'Gifts',
            gifts: [
              {
                name,
                imagePath,
                details: quantity === 1 ? [] : [`${formatCount(units)} sur ${formatCount(quantity)}`],
                message: '',
                price: '',
              },
            ],
            all: { label: 'Voir votre commande', url: link },
          },
          button('Voir votre commande', link),
          ...numbersOf(refund, site),
          wasntYou,
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
        subject: 'Votre courriel a été changé',
        heading: 'Votre courriel a été changé',
        greeting,
        parts: [
          paragraph(
            `Les courriels au sujet de la commande ${contents.orderNumber} vont maintenant à une autre adresse, et les liens des courriels précédents ne l’ouvrent plus.`,
          ),
          paragraph(
            'Si ce n’était pas vous, ouvrez votre commande dans le navigateur qui a servi à la passer, et rétablissez l’adresse\u00A0:',
            { label: 'Votre commande', url: contents.ownOrder },
          ),
          smallPrint(`Vous pouvez aussi nous appeler au ${site.phone}.`),
        ],
        footer,
      };
  }
};
