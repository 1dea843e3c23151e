import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import { linkExpiry } from '../account/index.ts';
import { paths } from '../address/index.ts';
import { calendarDayIn, type Instant } from '../calendar/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import { addressIn } from '../language/index.ts';
import { type EmailContents, messagesOf } from '../messages/index.ts';
import type { Giver } from '../order/index.ts';
import {
  type HeldOrder,
  type OrderView,
  offeredBack,
  orderView,
  orderViewOn,
  refundsOf,
} from '../placed-order/index.ts';
import type { Dependencies, Unavailable } from '../ports/index.ts';
import type { Site } from '../site/index.ts';
import type { Email } from './email.ts';
import { giftsReceived } from './gifts-received.service.ts';
import { nameInEmail } from './name-in-email.ts';

/** The stores that decide whether an email is still needed, and activate its link. */
export type EmailSources = Pick<
  Dependencies,
  'accounts' | 'accountDrafts' | 'passwordResets' | 'emailChanges' | 'invitations' | 'ids'
> &
  Pick<Dependencies, 'placedOrders' | 'thanks' | 'settings' | 'clock'>;

/** The giver's first name, unless it could be mistaken for an address in an email. */
const firstNameOf = ({ firstName }: Pick<Giver, 'firstName'>): string => O.getOrElse(() => '')(nameInEmail(firstName));

interface LinkedOrder {
  readonly firstName: string;
  readonly held: HeldOrder;
  readonly order: OrderView;
  readonly link: string;
}

/**
 * The content of an email, with a link made now; `none` when the email is no longer needed. Whether an address has an
 * account is looked up only here, so that no response time reveals it.
 */
export const emailContents = (
  {
    accounts,
    accountDrafts,
    passwordResets,
    emailChanges,
    invitations,
    placedOrders,
    ids,
    thanks,
    settings,
    clock,
  }: EmailSources,
  site: Site,
  { to, origin, about }: Email,
  now: Instant,
): TE.TaskEither<Unavailable, O.Option<EmailContents>> => {
  const at = (path: string): string => `${origin}${addressIn(site.language, path)}`;
  const day = calendarDayIn(clock.timeZone, now);
  const forgotPassword = at(paths.forgotPassword);
  /** The order with a new link that never expires; `none` when the order no longer exists or has a different address by now. */
  const linked = (orderNumber: OrderNumber): TE.TaskEither<Unavailable, O.Option<LinkedOrder>> => {
    const token = ids.linkToken();
    return F.pipe(
      placedOrders.find(orderNumber),
      TE.map(O.filter(({ order }) => order.giver.email === to)),
      TE.chainFirst(
        O.match(
          () => TE.right(false),
          () => placedOrders.storeLink(orderNumber, token, O.none),
        ),
      ),
      TE.map(
        O.map((held) => ({
          held,
          order: orderViewOn(site, orderView(held, day, { isOwn: false })),
          firstName: firstNameOf(held.order.giver),
          link: at(paths.order(token)),
        })),
      ),
    );
  };
  /** The account of the recipient, and their first name. */
  const recipient = F.pipe(
    accounts.withEmail(to),
    TE.chain(
      O.match(
        () => TE.right(O.none),
        (account) => F.pipe(accounts.find(account), TE.map(O.map(({ firstName }) => ({ account, firstName })))),
      ),
    ),
  );
  switch (about._tag) {
    case 'ConfirmAccount': {
      const token = ids.linkToken();
      const link = at(paths.confirmAccount(token, about.returnAddress, to));
      return F.pipe(
        recipient,
        TE.chain(
          O.match(
            () =>
              F.pipe(
                accountDrafts.arm(about.draft, token),
                // The name may have been written by a stranger.
                TE.map(
                  O.map(
                    (name): EmailContents => ({
                      _tag: 'ConfirmAccount',
                      firstName: O.getOrElse(() => '')(nameInEmail(name)),
                      link,
                    }),
                  ),
                ),
              ),
            ({ firstName }) =>
              TE.right(
                O.some<EmailContents>({
                  _tag: 'AccountExists',
                  firstName,
                  signIn: at(paths.signIn(about.returnAddress)),
                  forgotPassword,
                }),
              ),
          ),
        ),
      );
    }
    case 'ResetPassword': {
      const token = ids.linkToken();
      return F.pipe(
        recipient,
        TE.chain(
          O.traverse(TE.ApplicativePar)(({ account, firstName }) =>
            F.pipe(
              passwordResets.keep(account, token, linkExpiry('resetPassword', now)),
              TE.map(
                (): EmailContents => ({ _tag: 'ResetPassword', firstName, link: at(paths.resetPassword(token, to)) }),
              ),
            ),
          ),
        ),
      );
    }
    case 'ConfirmEmail': {
      const token = ids.linkToken();
      return F.pipe(
        recipient,
        TE.chain(
          O.match(
            () => emailChanges.arm(about.change, token),
            () => TE.right(O.none),
          ),
        ),
        TE.map(
          O.map(
            (name): EmailContents => ({
              _tag: 'ConfirmEmail',
              // The address may be a stranger's.
              firstName: O.getOrElse(() => '')(nameInEmail(name)),
              link: at(paths.confirmEmail(token)),
            }),
          ),
        ),
      );
    }
    case 'EmailChanged':
      return TE.right(O.some(about));
    case 'EmailChangeAsked':
      return TE.right(O.some({ ...about, forgotPassword }));
    case 'PasswordChanged':
      return TE.right(O.some({ _tag: 'PasswordChanged', firstName: about.firstName, forgotPassword }));
    case 'AccountDeleted':
      return TE.right(O.some({ _tag: 'AccountDeleted', firstName: about.firstName }));
    case 'RegistryDeleted': {
      const { grId, firstName, eventCode } = about;
      return TE.right(O.some({ _tag: 'RegistryDeleted', grId, firstName, by: nameInEmail(about.by), eventCode }));
    }
    case 'OwnRegistryDeleted':
      return TE.right(O.some(about));
    case 'CoRegistrantLeft': {
      const { grId, firstName, eventCode, hadAddress } = about;
      const by = nameInEmail(about.by);
      const settings = at(paths.settings(grId));
      return TE.right(O.some({ _tag: 'CoRegistrantLeft', grId, firstName, by, eventCode, hadAddress, settings }));
    }
    case 'CoRegistrantJoined': {
      const { grId, firstName, email, eventCode } = about;
      const joined = nameInEmail(about.joined);
      const settings = at(paths.settings(grId));
      return TE.right(O.some({ _tag: 'CoRegistrantJoined', grId, firstName, joined, email, eventCode, settings }));
    }
    case 'GiftReceived':
    case 'GiftDigest':
    case 'GiftsShown':
      return giftsReceived({ thanks, settings, clock }, about, site.language, at, now);
    case 'Invitation': {
      const token = ids.linkToken();
      const from = nameInEmail(about.from);
      const { grId, eventCode } = about;
      return F.pipe(
        invitations.arm(grId, to, token),
        TE.chain((isStanding) =>
          isStanding
            ? F.pipe(
                recipient,
                TE.map((known) => {
                  const firstName = O.isSome(known) ? known.value.firstName : '';
                  const link = at(paths.invitation(token));
                  return O.some<EmailContents>({ _tag: 'Invitation', grId, firstName, from, eventCode, link });
                }),
              )
            : TE.right(O.none),
        ),
      );
    }
    case 'GiftChanged': {
      const { name, change } = about;
      return F.pipe(
        linked(about.orderNumber),
        TE.map(
          O.map(
            ({ order, firstName, link }): EmailContents => ({
              _tag: 'GiftChanged',
              order,
              firstName,
              name,
              change,
              link,
            }),
          ),
        ),
      );
    }
    case 'FundsClosed':
      return TE.right(O.some({ ...about, funds: at(paths.registrantList(about.grId)) }));
    case 'FundShort':
    case 'OrderReceipt':
      return F.pipe(
        linked(about.orderNumber),
        TE.map(O.map(({ order, firstName, link }): EmailContents => ({ _tag: about._tag, order, firstName, link }))),
      );
    case 'GiftsOfferedBack':
      return F.pipe(
        linked(about.orderNumber),
        TE.map(O.filter(({ order }) => offeredBack(order).length > 0)),
        TE.map(
          O.map(({ order, firstName, link }): EmailContents => ({ _tag: 'GiftsOfferedBack', order, firstName, link })),
        ),
      );
    case 'OrderTakenBack':
      return F.pipe(
        linked(about.orderNumber),
        TE.map(
          O.chain(({ held, order, firstName, link }) => {
            const back = held.order.returns.find(({ reference }) => reference === about.reference);
            const line = order.lines.find((each) => each.line === back?.line);
            const found = refundsOf(held.order).find(({ reference }) => reference === about.reference);
            return back === undefined || line === undefined || found === undefined
              ? O.none
              : O.some<EmailContents>({
                  _tag: 'OrderTakenBack',
                  firstName,
                  order,
                  name: messagesOf(site.language).cartLineName(line),
                  imagePath: line.imagePath,
                  units: back.units,
                  refund: found.refund,
                  link,
                });
          }),
        ),
      );
    case 'GiftsRejected': {
      const [first] = about.orderNumbers;
      if (first === undefined) return TE.right(O.none);
      return F.pipe(
        TE.Do,
        TE.apS('found', linked(first)),
        TE.apS('orders', A.traverse(TE.ApplicativePar)(placedOrders.find)([...about.orderNumbers])),
        TE.map(({ found, orders }) =>
          O.map(({ order, firstName, link }: LinkedOrder): EmailContents => {
            const registry = O.map((grId: GrId) => at(paths.sharedRegistry(grId)))(order.lines[0]?.grId ?? O.none);
            const lines = A.compact(orders).flatMap(
              (held) => orderViewOn(site, orderView(held, day, { isOwn: false })).lines,
            );
            const gifts = lines.filter(({ state }) => state === 'rejected');
            return { _tag: 'GiftsRejected', firstName, order, link, gifts, registry };
          })(found),
        ),
      );
    }
    case 'OrderEmailChanged':
      return TE.right(
        O.some({ ...about, firstName: firstNameOf(about), ownOrder: at(paths.ownOrder(about.orderNumber)) }),
      );
  }
};
