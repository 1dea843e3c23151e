import { option as O } from 'fp-ts';
import { eventTypeOf } from '../../event/index.ts';
import { button, type EmailGift, type EmailText, paragraph } from '../../mail/index.ts';
import type { EmailedGift } from '../email-contents.ts';
import * as en from '../en/gifts-email.ts';
import { boughtElsewhereAt } from './elsewhere-emails.ts';
import { formatCount, formatPrice, isSingular, plural } from './formats.ts';
import type { EmailSite } from './order-emails.ts';
import { eventNameOf } from './registry-name.ts';
import { notOnList } from './thank-you.ts';

const inWords = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

/** "Un nouveau cadeau", "Deux nouveaux cadeaux", "12 nouveaux cadeaux". */
const newGifts = (count: number): string => {
  const word = inWords[count];
  if (word === undefined) return plural(count, 'nouveau cadeau', 'nouveaux cadeaux');
  return `${word} ${isSingular(count) ? 'nouveau cadeau' : 'nouveaux cadeaux'}`;
};

/** "Mariage : deux nouveaux cadeaux": the subject of an email about a registry. */
export const aboutList = (eventCode: string, what: string): string =>
  `${eventNameOf(eventTypeOf(eventCode))}\u00A0: ${what}`;

const giftInEmail = (
  { name, imagePath, giver, isElsewhere, shop, isUnmatched, quantity, amount, message }: EmailedGift,
  currencyPrefix: EmailSite['currencyPrefix'],
): EmailGift => ({
  name,
  imagePath,
  details: [
    ...(O.isSome(quantity) && quantity.value > 1 ? [`Quantité\u00A0: ${formatCount(quantity.value)}`] : []),
    `Offert par ${O.getOrElse(() => 'une personne invitée')(giver)}`,
    ...(isElsewhere ? [boughtElsewhereAt(shop)] : []),
    ...(isUnmatched ? [notOnList(O.isSome(amount))] : []),
  ],
  // Nothing was paid, so anybody may have written the message: owners read it in their thank-you list instead.
  message: isElsewhere ? '' : message,
  price: O.isSome(amount) ? formatPrice(currencyPrefix, amount.value) : '',
});

/** The gifts an owner received, since the day before or just now (OWN-01). */
export const giftsReceived = (
  ...[
    { gifts, eventCode, often, isDigest, needsAddress, settings, stop, thankYouManager },
    greeting,
    { currencyPrefix, name },
  ]: Parameters<typeof en.giftsReceived>
): EmailText => ({
  subject: aboutList(eventCode, `${newGifts(gifts.length).toLowerCase()} sur votre liste`),
  heading: newGifts(gifts.length),
  greeting,
  parts: [
    paragraph(isDigest ? 'Voici ce qu’on vous a offert depuis le dernier courriel.' : 'On vient de vous l’offrir.'),
    {
      _tag: 'Gifts',
      gifts: gifts.map((gift, at) => giftInEmail(en.withNewMessage(gift, gifts[at - 1]), currencyPrefix)),
      all: { label: 'Voir tous les cadeaux', url: thankYouManager },
    },
    ...(needsAddress
      ? [
          {
            _tag: 'Note' as const,
            lead: 'Il nous faut votre adresse.',
            text: 'Votre liste n’indique pas encore où envoyer les cadeaux. Entrez une adresse de livraison dans les paramètres, pour qu’ils puissent être expédiés. Vos proches ne la voient jamais.',
          },
          button('Entrer une adresse de livraison', settings),
        ]
      : []),
    button('Ouvrir la liste de remerciements', thankYouManager),
  ],
  footer: {
    reason:
      often === 'each'
        ? `Vous recevez un courriel pour chaque cadeau de votre liste chez ${name}.`
        : `Vous recevez un courriel par jour au sujet de votre liste chez ${name}, seulement les jours où il y a des cadeaux.`,
    links: [{ label: 'Modifier la fréquence', url: settings }],
    unsubscribe: O.some({ label: 'Ne plus recevoir ces courriels', url: stop }),
  },
});
