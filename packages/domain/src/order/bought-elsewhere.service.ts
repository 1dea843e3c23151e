import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import { emailOrigin } from '../mail/index.ts';
import type { BoughtElsewhere, Dependencies, Person } from '../ports/index.ts';
import { elsewhereEmailLimit, elsewhereLimit, enforceEmailRateLimit } from '../rate-limit/index.ts';
import { isStillOpen, type Registry, type VisibleRegistry, visibleRegistries } from '../registry/index.ts';
import { decideElsewhere, type ElsewhereGift } from './bought-elsewhere.ts';

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

/** Counting gifts that guests bought at other shops, without an account (ELSE-01). As each causes an email, they are limited like emails are, and for each registry and giver on top. */
export const boughtElsewhere =
  (dependencies: Pick<Dependencies, 'registries' | 'reportedOrders' | 'signInFailures' | 'ids' | 'clock' | 'log'>) =>
  (person: Person): BoughtElsewhere => {
    const { site } = person;
    const from = { site: site.id, origin: emailOrigin(site, person.origin) };
    return {
      report: (gift, key) => {
        const { grId, identity } = gift;
        // A first visit has no cookie yet: the key counts for the registry, so that a request sent twice is still one.
        const idempotency = idempotencyOf(OPERATION, `elsewhere ${site.id} ${grId}`, termsOf(gift))(key);
        const decide = (found: O.Option<Registry>) => {
          const [orderNumber, now] = [dependencies.ids.orderNumber(), dependencies.clock.now()];
          const open = O.filter((registry: Registry) => isStillOpen(registry, person.account))(found);
          return F.pipe(
            decideElsewhere(open, gift, { orderNumber, now, market: site.market, currency: site.currency }),
            E.map((decided) => ({
              ...decided,
              emails: [{ to: decided.giver.email, ...from, about: { _tag: 'OrderReceipt' as const, orderNumber } }],
              ownerEmails: giftEmailsOf(
                O.isSome(open) ? [open.value] : [],
                { orderNumber, placedAt: now, isSurprise: decided.isSurprise, now },
                from,
              ),
            })),
          );
        };
        return F.pipe(
          enforceEmailRateLimit(dependencies)(dependencies.clock.now(), person.networkAddress, [
            elsewhereLimit(grId, person.networkAddress),
            elsewhereEmailLimit(gift.giver.email),
          ]),
          TE.chainW(() => visibleRegistries(dependencies.registries)(person).toGive('buyItem')(grId, [identity])),
          TE.chainW(TE.fromOption(() => ({ _tag: 'RegistryNotFound' as const }))),
          TE.chainW((_: VisibleRegistry) =>
            dependencies.reportedOrders.keepElsewhere(
              { grId, identity, site: site.id, visitor: person.visitor, idempotency },
              decide,
            ),
          ),
        );
      },
    };
  };
