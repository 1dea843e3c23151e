import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { Instant } from '../calendar/index.ts';
import { giftsInEmail } from '../gift-emails/index.ts';
import type { Language } from '../language/index.ts';
import type { EmailContents, EmailedGift } from '../messages/index.ts';
import type { Dependencies, Unavailable } from '../ports/index.ts';
import { giftNameIn, type ThankYouRow } from '../thank-you/index.ts';
import type { EmailSubject } from './email.ts';
import { nameInEmail } from './name-in-email.ts';

const emailedGift = (
  language: Language,
  { imagePath, giver, given, message, shop, isUnmatched, ...named }: ThankYouRow,
): EmailedGift => ({
  name: giftNameIn(language, { given, ...named }).name,
  imagePath,
  giver: nameInEmail(`${giver.firstName} ${giver.lastName}`.trim()),
  isElsewhere: shop !== undefined,
  shop: F.pipe(O.fromNullable(shop), O.chain(nameInEmail)),
  isUnmatched: isUnmatched === true,
  quantity: 'quantity' in given ? O.some(given.quantity) : O.none,
  amount: 'amount' in given ? O.some(given.amount) : O.none,
  message,
});

/** The email about the gifts of an order, or of a day, that this owner wants and can see now; `none` when no gift remains, and while the registry is paused. */
export const giftsReceived = (
  { thanks, settings, clock: { timeZone } }: Pick<Dependencies, 'thanks' | 'settings' | 'clock'>,
  about: Extract<EmailSubject, { readonly _tag: 'GiftReceived' | 'GiftDigest' | 'GiftsShown' }>,
  language: Language,
  at: (path: string) => string,
  now: Instant,
): TE.TaskEither<Unavailable, O.Option<EmailContents>> =>
  F.pipe(
    TE.Do,
    TE.apS('gifts', thanks.find(about.grId)),
    TE.apS('held', settings.find(about.grId)),
    TE.map(({ gifts, held }) =>
      F.pipe(
        O.Do,
        O.apS('gifts', gifts),
        O.apS('held', held),
        O.filter(({ held: { registry } }) => !registry.isPaused),
        O.bind('owner', ({ held: { owners } }) =>
          O.fromNullable(owners.find(({ account, giftEmails }) => account === about.account && giftEmails !== 'none')),
        ),
        O.map(
          ({ gifts: all, held: { registry, address }, owner }): Extract<EmailContents, { _tag: 'GiftsReceived' }> => ({
            _tag: 'GiftsReceived',
            grId: about.grId,
            firstName: about.firstName,
            eventCode: registry.eventType.code,
            often: owner.giftEmails === 'each' ? 'each' : 'daily',
            isDigest: about._tag !== 'GiftReceived',
            digestDay: about._tag === 'GiftDigest' ? O.some(about.day) : O.none,
            gifts: giftsInEmail(all, about, owner.giftEmails, now, timeZone).map((gift) => emailedGift(language, gift)),
            needsAddress: O.isNone(address),
            thankYouManager: at(paths.thankYouManager(about.grId)),
            settings: at(paths.settings(about.grId)),
            stop: at(paths.stopEmails(owner.stopKey)),
          }),
        ),
        O.filter((contents) => contents.gifts.length > 0),
      ),
    ),
  );
