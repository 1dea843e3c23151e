/*
 * [MAIL-05] Mail programs put emails of the same subject into one conversation, and hide of the second what the first had. So the subject of an email about a registry or an order has
 * its number and the day at the end, and the time as well where there may be several on a day.
 *
 * @example emailSubject('Your gifts for Amelia & Jonah', { number: 'order GR-7KQ2M-XW94C', when: 'Jun 2, 2027' })
 *   // => 'Your gifts for Amelia & Jonah (order GR-7KQ2M-XW94C, Jun 2, 2027)'
 */
import { option as O } from 'fp-ts';
import { type Instant, wallClockIn } from '../../calendar/index.ts';
import type { Site } from '../../site/index.ts';
import { onOneLine } from '../../text/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { formatDay } from './formats.ts';
import { clockTime } from './stores-page.ts';

/** What an email is about, and when. */
interface SubjectEnd {
  readonly number: string;
  readonly when: string;
}

const LONGEST_SUBJECT = 110;

/** The name in a subject, where long ones are cut. */
export const nameInSubject = (name: string): string => {
  const characters = [...name];
  return characters.length <= 24 ? name : `${characters.slice(0, 23).join('').trimEnd()}…`;
};

/** The subject: the given words, cut where they are too long, and the end in brackets. */
export const emailSubject = (words: string, { number, when }: SubjectEnd): string => {
  const end = ` (${number}, ${when})`;
  const characters = [...onOneLine(words)];
  const room = LONGEST_SUBJECT - end.length;
  return `${characters.length <= room ? characters.join('') : `${characters.slice(0, room - 1).join('')}…`}${end}`;
};

/** How the subject of an email ends that is sent at that moment; nothing when it is about an account. */
export const subjectEnd = (
  { timeZone }: Pick<Site, 'timeZone'>,
  contents: EmailContents,
  sentAt: Instant,
): SubjectEnd | undefined => {
  const { day, time } = wallClockIn(timeZone, sentAt);
  const when = formatDay(day);
  const withTime = `${when}, ${clockTime(time)}`;
  switch (contents._tag) {
    case 'ConfirmAccount':
    case 'AccountExists':
    case 'ResetPassword':
    case 'ConfirmEmail':
    case 'EmailChangeAsked':
    case 'EmailChanged':
    case 'PasswordChanged':
    case 'AccountDeleted':
      return undefined;
    case 'RegistryDeleted':
    case 'OwnRegistryDeleted':
    case 'CoRegistrantLeft':
    case 'CoRegistrantJoined':
    case 'FundsClosed':
    case 'Invitation':
      return { number: `# ${contents.grId}`, when };
    case 'GiftsReceived':
      return {
        number: `# ${contents.grId}`,
        when: O.match(() => withTime, formatDay)(contents.digestDay),
      };
    case 'GiftChanged':
    case 'GiftsOfferedBack':
    case 'GiftsRejected':
    case 'OrderTakenBack':
      return { number: `order ${contents.order.orderNumber}`, when: withTime };
    case 'OrderReceipt':
    case 'FundShort':
      return { number: `order ${contents.order.orderNumber}`, when };
    case 'OrderEmailChanged':
      return { number: `order ${contents.orderNumber}`, when };
  }
};
