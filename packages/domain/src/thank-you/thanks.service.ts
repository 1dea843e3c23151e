import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize, type RegistryAction } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import {
  type IdempotencyKey,
  type IdempotentOperation,
  idempotencyOf,
  idempotentOperation,
} from '../idempotency/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import { type OwnerCommand, ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  DecidedGifts,
  Dependencies,
  GiftsChange,
  GiftsWrite,
  HeldGifts,
  ListRefusal,
  Person,
  RegistryNotFound,
  Thanks,
  ThanksChange,
} from '../ports/index.ts';
import { ownersRevisionOf, type RegistryEvent } from '../registry/index.ts';
import { addressOn, siteById } from '../site/index.ts';
import { decideAddition, type GiftAddition } from './added-gift.ts';
import {
  decideArrival,
  decideConfirmation,
  decideRejection,
  type GiftSources,
  type RejectedOrders,
} from './correct-gifts.ts';
import { giftsOwnersSee } from './gift-line.ts';
import { decideGiverName } from './thank-you-giver.ts';
import { decideNote, decideThanks } from './thank-you-note.ts';
import type { GiftId, MarkChange, ThankYouRow } from './thank-you-row.ts';

const REJECT = idempotentOperation<true>('rejectGifts');
const ARRIVE = idempotentOperation<true>('markArrived');
const ADD = idempotentOperation<true>('addGift');

const additionTerms = ({ item, words, quantity, giver, day, note }: GiftAddition): ReadonlyArray<string> => [
  ...(O.isSome(item) ? [item.value.sku, String(item.value.personalizationId)] : ['', words]),
  String(quantity),
  giver.firstName,
  giver.lastName,
  day,
  note,
];

const NOTHING: DecidedGifts = { orders: [], added: [], removed: [], marks: [], facts: [], emails: [] };

/** A change that no fact of the list tells still reaches the owners' open pages. */
const factsOf = ({ facts, orders, added, removed }: DecidedGifts): DecidedGifts['facts'] =>
  facts.length === 0 && orders.length + added.length + removed.length > 0 ? [{ _tag: 'ThanksWritten' }] : facts;

/** The marks of the named gifts, in an answer with all gifts. */
const marksOf =
  (ids: ReadonlyArray<GiftId>) =>
  ({ gifts, ...change }: GiftsChange): ThanksChange => ({
    ...change,
    gifts: gifts.filter(({ id }) => ids.includes(id)).map(({ id, isThanked, note }) => ({ id, isThanked, note })),
  });

/** The gifts of a registry and its owners' thanks for them, for one person (THX-01); denied calls are logged (ANA-02). */
export const thanks =
  (dependencies: Dependencies) =>
  (person: Person): Thanks => {
    const { authorizeOwner, patchOf, findNamed, asOwnersSee } = ownerCommands(dependencies, person);

    /** The gifts, if this person owns the registry. */
    const owned =
      (action: RegistryAction) =>
      <Held extends HeldGifts>(held: O.Option<Held>): E.Either<ListRefusal, Held> =>
        F.pipe(
          held,
          E.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' })),
          E.chainFirstW(({ registry }) =>
            F.pipe(requireVisible(person)(O.some(registry)), E.chainW(authorize(action))),
          ),
          E.map((its) => giftsOwnersSee(its, today(dependencies.clock))),
        );
    type Gate = ReturnType<typeof owned>;
    const opened = owned('openThankYouManager');
    const corrected = owned('correctGifts');

    /** The answer to a change: the patch of the list, and all gifts after it. */
    const answerOf = (gate: Gate, grId: GrId, event: RegistryEvent) =>
      F.pipe(
        TE.Do,
        TE.apS(
          'found',
          findNamed(
            grId,
            event.facts.flatMap((fact) => ('identity' in fact ? [fact.identity] : [])),
          ),
        ),
        TE.apSW('held', F.pipe(dependencies.thanks.find(grId), TE.chainEitherKW(gate))),
        TE.map(
          ({ found: { registry }, held }): GiftsChange => ({
            version: event.version,
            patch: patchOf(registry, event),
            gifts: held.gifts,
          }),
        ),
      );

    /** Changes what owners stored about gifts. */
    const mark = <R extends { readonly _tag: string }>(
      call: OwnerCommand,
      gate: Gate,
      grId: GrId,
      decide: (gifts: ReadonlyArray<ThankYouRow>) => E.Either<R, ReadonlyArray<MarkChange>>,
    ) =>
      authorizeOwner(call, grId, () =>
        F.pipe(
          dependencies.thanks.change(grId, (held) =>
            F.pipe(
              gate(held),
              E.chainW(({ gifts }) => decide(gifts)),
            ),
          ),
          TE.chainW((event) => answerOf(gate, grId, event)),
        ),
      );

    /** Changes gifts themselves, once per key. */
    const change = <R extends { readonly _tag: string }>(
      call: OwnerCommand,
      grId: GrId,
      operation: IdempotentOperation<true>,
      {
        ids,
        terms,
        key,
      }: Pick<GiftsWrite, 'ids'> & { readonly terms: ReadonlyArray<string>; readonly key: IdempotencyKey },
      decide: (held: HeldGifts & GiftSources) => E.Either<R, DecidedGifts>,
    ) =>
      authorizeOwner(call, grId, (account) =>
        F.pipe(
          dependencies.thanks.changeGifts(
            {
              grId,
              ids,
              idempotency: idempotencyOf(operation, `${operation.name} ${person.site.id} ${account}`, [grId, ...terms])(
                key,
              ),
            },
            F.flow(
              (held: O.Option<HeldGifts & GiftSources>) => corrected(held),
              E.chainW(decide),
              E.map((decided) => ({ ...decided, facts: factsOf(decided) })),
            ),
          ),
          TE.chainW((event) => answerOf(corrected, grId, event)),
        ),
      );

    const emailAbout = ({ to, site, orderNumbers }: RejectedOrders): Email => ({
      to,
      site,
      origin: addressOn(siteById(dependencies.sites, site), person.origin, ''),
      about: { _tag: 'GiftsRejected', orderNumbers },
    });

    return {
      readGifts: (grId) =>
        authorizeOwner('readGifts', grId, () =>
          F.pipe(
            dependencies.thanks.find(grId),
            TE.chainEitherKW(opened),
            TE.map(({ registry, gifts }) => ({ version: ownersRevisionOf(registry).version, gifts })),
          ),
        ),
      markThanked: (grId, ids, isThanked) =>
        F.pipe(
          mark('markThanked', opened, grId, (gifts) => decideThanks(gifts, ids, isThanked)),
          TE.map(marksOf(ids)),
        ),
      writeNote: (grId, id, edit) =>
        F.pipe(
          mark('writeNote', opened, grId, (gifts) => decideNote(gifts, id, edit)),
          TE.map(marksOf([id])),
        ),
      confirmGifts: (grId, ids, isConfirmed) =>
        mark('confirmGifts', corrected, grId, (gifts) => decideConfirmation(gifts, ids, isConfirmed)),
      nameGiver: (grId, id, name) => mark('nameGiver', corrected, grId, (gifts) => decideGiverName(gifts, id, name)),
      rejectGifts: (grId, ids, key) =>
        change('rejectGifts', grId, REJECT, { ids, terms: ids, key }, (held) =>
          F.pipe(
            decideRejection(held.gifts, ids, held, dependencies.clock.now()),
            E.map(({ rejected, ...decided }) => ({ ...NOTHING, ...decided, emails: rejected.map(emailAbout) })),
          ),
        ),
      markArrived: (grId, ids, state, key) =>
        change('markArrived', grId, ARRIVE, { ids, terms: [state, ...ids], key }, (held) =>
          F.pipe(
            decideArrival(held.gifts, ids, state, held, dependencies.clock.now()),
            E.map((orders) => ({ ...NOTHING, orders })),
          ),
        ),
      addGift: (grId, addition, key) =>
        change('addGift', grId, ADD, { ids: [], terms: additionTerms(addition), key }, ({ registry }) => {
          const now = dependencies.clock.now();
          return F.pipe(
            decideAddition(registry, addition, {
              number: dependencies.ids.orderNumber(),
              today: today(dependencies.clock),
              now,
              site: person.site,
              asSeen: asOwnersSee,
            }),
            E.map(({ gift, marks, facts }) => ({ ...NOTHING, added: [gift], marks, facts })),
          );
        }),
    };
  };
