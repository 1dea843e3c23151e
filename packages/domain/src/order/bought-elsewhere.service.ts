import { array as A, either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { idempotencyOf, idempotentOperation, outcomeUnknown } from '../idempotency/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import { emailOrigin } from '../mail/index.ts';
import type { BoughtElsewhere, Dependencies, Person } from '../ports/index.ts';
import { elsewhereEmailLimit, elsewhereLimit, enforceEmailRateLimit } from '../rate-limit/index.ts';
import {
  asBuyerSees,
  canStillBeBought,
  type Registry,
  type VisibleRegistry,
  visibleRegistries,
} from '../registry/index.ts';
import { decideBoughtElsewhere, type ElsewhereGift } from './bought-elsewhere.ts';

const OPERATION = idempotentOperation<OrderNumber>('bought-elsewhere');

const termsOf = ({ identity, quantity, shop, shopOrder, giver, message, isSurprise }: ElsewhereGift) => [
  identity.sku,
  String(identity.personalizationId),
  String(quantity),
  shop,
  shopOrder,
  giver.firstName,
  giver.lastName,
  giver.email,
  message,
  String(isSurprise),
];

/**
 * Counts gifts that guests bought at other shops, without an account (ELSE-01). Since each causes an email, reports are
 * limited like emails, and in addition per registry and giver.
 */
export const boughtElsewhere =
  (dependencies: Pick<Dependencies, 'registries' | 'reportedOrders' | 'signInFailures' | 'ids' | 'clock' | 'log'>) =>
  (person: Person): BoughtElsewhere => {
    const { registries, reportedOrders, signInFailures, ids, clock } = dependencies;
    const { site } = person;
    const from = { site: site.id, origin: emailOrigin(site, person.origin) };
    return {
      report: (gift, key) => {
        const { grId, identity } = gift;
        // A first visit has no cookie yet, so the key is scoped to the registry: a request sent twice is
        // still one request.
        const idempotency = idempotencyOf(OPERATION, `elsewhere ${site.id} ${grId}`, termsOf(gift))(key);
        const [orderNumber, now] = [ids.orderNumber(), clock.now()];
        const limits = [elsewhereLimit(grId, person.networkAddress), elsewhereEmailLimit(gift.giver.email)];
        /** Nothing was counted, so it does not count toward the limit. */
        const withdraw = F.pipe(
          limits,
          A.traverse(TE.ApplicativeSeq)(({ counter }) => signInFailures.withdraw(counter, now)),
        );
        const decide = (found: O.Option<Registry>) => {
          const open = O.filter((registry: Registry) => canStillBeBought(registry, person.account))(found);
          return F.pipe(
            decideBoughtElsewhere(
              open,
              gift,
              { orderNumber, now, marketRules: site.marketRules, currency: site.currency, language: site.language },
              asBuyerSees(person.account, today(clock)),
            ),
            E.map((decided) => ({
              ...decided,
              emails: [{ to: decided.giver.email, ...from, about: { _tag: 'OrderReceipt' as const, orderNumber } }],
              ownerEmails: giftEmailsOf(
                O.isSome(open) ? [open.value] : [],
                { orderNumber, placedAt: now, isSurprise: decided.isSurprise, now, timeZone: clock.timeZone },
                from,
              ),
            })),
          );
        };
        return F.pipe(
          enforceEmailRateLimit(dependencies)(now, person.networkAddress, limits),
          TE.chainW(() =>
            F.pipe(
              visibleRegistries(registries)(person).toGive('buyItem')(grId, [identity]),
              TE.chainW(TE.fromOption(() => ({ _tag: 'RegistryNotFound' as const }))),
              TE.chainW((_: VisibleRegistry) =>
                reportedOrders.keepElsewhere(
                  { grId, identity, site: site.id, visitor: person.visitor, idempotency },
                  decide,
                ),
              ),
              TE.orElseFirstW((refusal) => (outcomeUnknown(refusal) ? TE.right([]) : withdraw)),
              TE.chainFirstW((counted) => (counted === orderNumber ? TE.right([]) : withdraw)),
            ),
          ),
        );
      },
    };
  };
