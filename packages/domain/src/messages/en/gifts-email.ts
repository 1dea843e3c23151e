import { option as O, string as S } from 'fp-ts';
import { eventTypeOf } from '../../event/index.ts';
import { button, type EmailGift, type EmailText, paragraph } from '../../mail/index.ts';
import type { Cents } from '../../money/index.ts';
import type { EmailContents, EmailedGift } from '../email-contents.ts';
import { boughtElsewhereAt } from './elsewhere-emails.ts';
import { formatPrice } from './formats.ts';
import type { EmailSite } from './order-emails.ts';
import { eventNameOf } from './registry-name.ts';
import { notOnList } from './thank-you.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countOfGifts = (count: number): string =>
  count === 1 ? 'a new gift' : `${inWords[count] ?? String(count)} new gifts`;

const giftInEmail = (
  { name, imagePath, giver, isElsewhere, shop, isUnmatched, quantity, amount, message }: EmailedGift,
  currencyPrefix: EmailSite['currencyPrefix'],
): EmailGift => ({
  name,
  imagePath,
  details: [
    ...(O.exists((pieces: number) => pieces > 1)(quantity) ? [`Quantity ${O.getOrElse(() => 1)(quantity)}`] : []),
    `From ${O.getOrElse(() => 'a guest')(giver)}`,
    ...(isElsewhere ? [boughtElsewhereAt(shop)] : []),
    ...(isUnmatched ? [notOnList(O.isSome(amount))] : []),
  ],
  // Nothing was paid, so anybody may have written the message: owners read it in the Thank You Manager instead.
  message: isElsewhere ? '' : message,
  price: O.match(
    () => '',
    (money: Cents) => formatPrice(currencyPrefix, money),
  )(amount),
});

/** The gift, without a message that the giver's gift before it has as well. */
export const withNewMessage = (gift: EmailedGift, before: EmailedGift | undefined): EmailedGift => {
  const isRepeated =
    before !== undefined &&
    O.isSome(gift.giver) &&
    before.message === gift.message &&
    O.getEq(S.Eq).equals(before.giver, gift.giver);
  return isRepeated ? { ...gift, message: '' } : gift;
};

/** The gifts an owner received, since the day before or just now (OWN-01). */
export const giftsReceived = (
  {
    gifts,
    eventCode,
    often,
    isDigest,
    needsAddress,
    settings,
    stop,
    thankYouManager,
  }: Extract<EmailContents, { _tag: 'GiftsReceived' }>,
  greeting: string,
  { currencyPrefix, name }: Pick<EmailSite, 'currencyPrefix' | 'name'>,
): EmailText => {
  return {
    subject: `${capital(countOfGifts(gifts.length))} on your ${eventNameOf(eventTypeOf(eventCode))} registry`,
    heading: capital(countOfGifts(gifts.length)),
    greeting,
    parts: [
      paragraph(isDigest ? 'Here’s what came in since the last email.' : 'This just came in.'),
      {
        _tag: 'Gifts' as const,
        gifts: gifts.map((gift, at) => giftInEmail(withNewMessage(gift, gifts[at - 1]), currencyPrefix)),
        all: { label: 'See all gifts', url: thankYouManager },
      },
      ...(needsAddress
        ? [
            {
              _tag: 'Note' as const,
              lead: 'We need your address.',
              text: 'Your registry doesn’t say yet where gifts go. Please enter a delivery address in Settings, so that they can be sent. Guests never see it.',
            },
            button('Enter a Delivery Address', settings),
          ]
        : []),
      button('Open Thank You Manager', thankYouManager),
    ],
    footer: {
      reason:
        often === 'each'
          ? `You get an email for each gift from your registry at ${name}.`
          : `You get one email a day about your registry at ${name}, only on days with gifts.`,
      links: [{ label: 'Change how often', url: settings }],
      unsubscribe: O.some({ label: 'Stop these emails', url: stop }),
    },
  };
};
