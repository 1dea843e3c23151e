import { button, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import type { OrderView } from '../../placed-order/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { nameInSubject } from './email-subject.ts';
import { orderNames } from './placed-order.ts';

/** Of a registry that its owners paused after a loss or a cancellation (PAUSE-01). Nothing here asks why, and nothing is cheerful. */
export const quietMessages = {
  /** To its owners, above their pages. */
  owner: 'This registry is paused. Guests see your names and no gifts, and nothing can be bought from it.',
  /** To guests, in place of the list. */
  guest: (names: string): string =>
    `${names === '' ? 'This registry' : `The registry of ${names}`} is paused for now, and nothing can be bought from it.`,
  /** To guests, below it. */
  given: 'If you’ve already given something, there is nothing you need to do. Your order shows your choices.',
  toOrder: 'Look Up Your Order',
  /** To the giver of gifts that have not shipped. */
  offer: ({ lines }: Pick<OrderView, 'lines'>): string =>
    lines.filter(({ takeBack }) => takeBack.length > 0).length === 1
      ? 'Your gift hasn’t shipped. You can cancel it and have your money back, or let it stay, and it goes to them as planned.'
      : 'Some of your gifts haven’t shipped. You can cancel each of them and have your money back, or let them stay, and they go to them as planned.',
  letStay: 'Let It Stay',
  letStaySaved: 'It stays as it is.',
  notSaved: 'That wasn’t saved. Please try again.',
  /** In the settings. */
  title: 'Pause quietly',
  help: 'For when plans have changed. It stops countdowns, emails about gifts, your completion code and recommendations. Your registry isn’t found, guests see only that it is paused, and gifts that haven’t shipped are offered back to the people who gave them. You can turn it off again, and your list will be as it is now.',
  isQuiet: 'Pause this registry',
  state: (isQuiet: boolean): string => (isQuiet ? 'Paused' : 'Not paused'),
} as const;

/** The email that offers an order's gifts back to their giver. */
export const offeredBackEmail = ({
  order,
  link,
}: Extract<EmailContents, { readonly _tag: 'GiftsOfferedBack' }>): Pick<EmailText, 'subject' | 'heading' | 'parts'> => {
  const names = orderNames(order);
  return {
    subject: names === '' ? 'About your gift' : `About your gift for ${nameInSubject(names)}`,
    heading: 'About your gift',
    parts: [
      paragraph(quietMessages.guest(names)),
      paragraph(`${quietMessages.offer(order)} (Order ${order.orderNumber}.)`),
      button('See Your Choices', link),
      smallPrint('You don’t need to do anything to let it stay as it is.'),
    ],
  };
};
