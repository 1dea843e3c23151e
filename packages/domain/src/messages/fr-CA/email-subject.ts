import { option as O } from 'fp-ts';
import { wallClockIn } from '../../calendar/index.ts';
import type * as en from '../en/email-subject.ts';
import { formatDay, formatTime } from './formats.ts';

export { emailSubject, nameInSubject } from '../en/email-subject.ts';

/** How the subject of an email ends that is sent at that moment; nothing when it is about an account (MAIL-05). */
export const subjectEnd = (
  ...[{ timeZone }, contents, sentAt]: Parameters<typeof en.subjectEnd>
): ReturnType<typeof en.subjectEnd> => {
  const { day, time } = wallClockIn(timeZone, sentAt);
  const when = formatDay(day);
  const withTime = `${when}, ${formatTime(time)}`;
  if ('grId' in contents) {
    const number = `nº\u00A0${contents.grId}`;
    return contents._tag === 'GiftsReceived'
      ? { number, when: O.match(() => withTime, formatDay)(contents.digestDay) }
      : { number, when };
  }
  if ('order' in contents) {
    const isOnceADay = contents._tag === 'OrderReceipt' || contents._tag === 'FundShort';
    return { number: `commande ${contents.order.orderNumber}`, when: isOnceADay ? when : withTime };
  }
  return contents._tag === 'OrderEmailChanged' ? { number: `commande ${contents.orderNumber}`, when } : undefined;
};
