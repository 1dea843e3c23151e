import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import { addDays, today } from '../calendar/index.ts';
import type { EmailedOwner } from '../gift-emails/index.ts';
import type { GrId } from '../identity/index.ts';
import { type Email, emailOrigin } from '../mail/index.ts';
import type { Dependencies, Unavailable } from '../ports/index.ts';
import { marketRulesOf, marketsOf, type SiteId, siteById } from '../site/index.ts';
import {
  type ClosingFunds,
  decideCloseFunds,
  decideReturnFunds,
  type HeldFunds,
  type ReturnedFunds,
} from './close-funds.ts';

type Closing = Pick<Dependencies, 'placedOrders' | 'settings' | 'sites' | 'clock' | 'log'>;

const senderOf = ({ sites }: Closing, site: SiteId, origin: string): Pick<Email, 'site' | 'origin'> => ({
  site,
  origin: emailOrigin(siteById(sites, site), origin),
});

const returnEmails = (dependencies: Closing, { refunds }: ReturnedFunds, origin: string): ReadonlyArray<Email> =>
  refunds
    .filter(({ order: { giver, isPaidHere } }) => isPaidHere && giver.email !== '')
    .map(({ order: { giver, site, orderNumber }, reference }) => ({
      to: giver.email,
      ...senderOf(dependencies, site, origin),
      about: { _tag: 'OrderTakenBack', orderNumber, reference },
    }));

const closingEmails = (
  dependencies: Closing,
  { registry, orders }: HeldFunds,
  { notified, credit, waiting }: ClosingFunds,
  owners: ReadonlyArray<EmailedOwner>,
  origin: string,
): ReadonlyArray<Email> => {
  const { sites } = dependencies;
  const from = (site: SiteId) => senderOf(dependencies, site, origin);
  const own = sites.find(({ market }) => market === registry.market) ?? sites[0];
  return [
    ...orders
      .filter(({ orderNumber }) => notified.includes(orderNumber))
      .map(
        ({ giver, site, orderNumber }): Email => ({
          to: giver.email,
          ...from(site),
          about: { _tag: 'FundShort', orderNumber },
        }),
      ),
    ...(credit + waiting === 0 ? [] : owners).map(
      ({ email: to, firstName }): Email => ({
        to,
        ...from(own.id),
        about: {
          _tag: 'FundsClosed',
          grId: registry.grId,
          firstName,
          eventCode: registry.eventType.code,
          credit,
          waiting,
        },
      }),
    ),
  ];
};

const close =
  (dependencies: Closing, origin: string) =>
  (grId: GrId): TE.TaskEither<never, boolean> => {
    const { placedOrders, settings, sites, clock, log } = dependencies;
    return F.pipe(
      settings.find(grId),
      TE.map(
        O.match(
          (): ReadonlyArray<EmailedOwner> => [],
          ({ owners }) => owners,
        ),
      ),
      TE.chain((owners) =>
        placedOrders.closeFunds(grId, (registry, contributions) => {
          if (O.isNone(registry)) {
            const returned = decideReturnFunds(grId, contributions, clock.now());
            return { ...returned, emails: returnEmails(dependencies, returned, origin) };
          }
          const held = { ...contributions, registry: registry.value };
          const rules = marketRulesOf(sites, held.registry.market);
          const closing = decideCloseFunds(held, rules, clock.now(), today(clock));
          return { ...closing, emails: closingEmails(dependencies, held, closing, owners, origin) };
        }),
      ),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'funds.close-failed', data: { registry: grId } })),
      TE.orElse(() => TE.of(false)),
    );
  };

/**
 * Closes the funds whose day has come, turns into store credit what givers did not ask for in time, and gives back what is in funds of deleted registries; returns of how many registries. One that fails is logged and tried again by the next run. To be run regularly, by any number of processes: each fund is closed once. Links of
 * emails have the scheme and the port of `origin`.
 */
export const closeFunds = (dependencies: Closing, origin: string): TE.TaskEither<Unavailable, number> => {
  const { placedOrders, sites, clock } = dependencies;
  const day = today(clock);
  const eventsUntil = marketsOf(sites).map((market) => ({
    market,
    day: addDays(day, -marketRulesOf(sites, market).funds.closesAfterDays),
  }));
  return F.pipe(
    placedOrders.fundsToClose(eventsUntil, day),
    TE.chainW(F.flow((found) => [...found], A.traverse(TE.ApplicativeSeq)(close(dependencies, origin)))),
    TE.map((closed) => closed.filter((hasClosed) => hasClosed).length),
  );
};
