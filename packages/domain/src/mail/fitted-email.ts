/*
 * [MAIL-05] Mail programs cut off long emails, Gmail at 102 KB of HTML, and what is cut off is the end: the button and the way to stop the emails. So the gifts of a long list are
 * left out after as many as fit, with their number and a link to all of them.
 *
 * @example fittedEmail(
 *     { subject: '', heading: '', greeting: 'Hello Rosa,', parts: [paragraph('Come in.')], footer: { reason: '', links: [], unsubscribe: O.none } },
 *     { limit: 90_000, size: ({ parts }) => 1_000 * parts.length, more: (count) => `… and ${count} more.` },
 *   ).parts // => [paragraph('Come in.')]
 */
import { type EmailGift, type EmailPart, type EmailText, paragraph } from './email-text.ts';

/** How large an email may be, how its size is measured, and the words for gifts that are left out. */
export interface EmailFit<Text extends EmailText> {
  readonly limit: number;
  readonly size: (email: Text) => number;
  readonly more: (count: number) => string;
}

/** The longest text in an email whose list is cut, in characters: longer than any message or name that people can enter. */
const LONGEST_TEXT = 700;

const cutText = (text: string): string => {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
};

const cutGift = (gift: EmailGift): EmailGift => ({
  ...gift,
  name: cutText(gift.name),
  details: gift.details.map(cutText),
  message: cutText(gift.message),
});

/** The part with its texts cut, and the first gifts only. */
const cutPart =
  (shown: number, more: (count: number) => string) =>
  (part: EmailPart): ReadonlyArray<EmailPart> => {
    switch (part._tag) {
      case 'Paragraph':
      case 'Note':
        return [{ ...part, lead: cutText(part.lead), text: cutText(part.text) }];
      case 'Heading':
        return [{ ...part, text: cutText(part.text) }];
      case 'Gifts': {
        const gifts = part.gifts.slice(0, shown).map(cutGift);
        const left = part.gifts.length - gifts.length;
        return [{ ...part, gifts }, ...(left === 0 ? [] : [paragraph(more(left), part.all)])];
      }
      default:
        return [part];
    }
  };

/** The email itself if it is within the limit; otherwise with long texts cut and as many gifts as fit. */
export const fittedEmail = <Text extends EmailText>(email: Text, { limit, size, more }: EmailFit<Text>): Text => {
  if (size(email) <= limit) return email;
  const showing = (shown: number): Text => ({ ...email, parts: email.parts.flatMap(cutPart(shown, more)) });
  const longest = Math.max(0, ...email.parts.map((part) => (part._tag === 'Gifts' ? part.gifts.length : 0)));
  /** Between a number of gifts that fits, as no gifts do, and one that does not. */
  const search = (fits: number, exceeds: number): number => {
    if (exceeds - fits <= 1) return fits;
    const middle = Math.floor((fits + exceeds) / 2);
    return size(showing(middle)) <= limit ? search(middle, exceeds) : search(fits, middle);
  };
  return showing(search(0, longest + 1));
};
