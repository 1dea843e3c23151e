import type {
  AccountId,
  DeliveryAddress,
  DueEmail,
  Email,
  EmailedOwner,
  GiftEmails,
  GrId,
  HeldSettings,
  Registry,
  RegistryOwner,
  SettingsStore,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

/** Settings of registries in memory; only they have delivery addresses. */
export interface MemorySettings extends SettingsStore {
  readonly putAddress: (grId: GrId, address: DeliveryAddress) => void;
  readonly addressOf: (grId: GrId) => O.Option<DeliveryAddress>;
  readonly dropAddress: (grId: GrId) => void;
  readonly ownersOf: (grId: GrId) => ReadonlyArray<EmailedOwner>;
}

/** The owners' accounts, and the queue of emails to them. */
export interface Owners {
  readonly ownerOf: (account: AccountId) => O.Option<RegistryOwner>;
  readonly keepEmail: (email: Email) => void;
  readonly keepDue: (due: DueEmail) => void;
}

/** The settings of these registries. */
export const memorySettings = (registries: MemoryRegistries, owners: Owners): MemorySettings => {
  const addresses = new Map<GrId, DeliveryAddress>();

  const choices = new Map<string, GiftEmails>();
  const keyOf = (grId: GrId, account: AccountId): string => `stop-${grId}-${account}`;

  const ownersOf = (grId: GrId): ReadonlyArray<EmailedOwner> =>
    (registries.get(grId)?.owners ?? []).flatMap((account) => {
      const owner = owners.ownerOf(account);
      const stopKey = keyOf(grId, account);
      return O.isNone(owner) ? [] : [{ ...owner.value, giftEmails: choices.get(stopKey) ?? 'daily', stopKey }];
    });

  const held = (grId: GrId): O.Option<HeldSettings> =>
    O.map((registry: Registry) => ({
      registry: { ...registry, items: [] },
      address: O.fromNullable(addresses.get(grId)),
      owners: ownersOf(grId),
    }))(O.fromNullable(registries.get(grId)));

  return {
    putAddress: (grId, address) => {
      addresses.set(grId, address);
    },
    addressOf: (grId) => O.fromNullable(addresses.get(grId)),
    dropAddress: (grId) => void addresses.delete(grId),
    ownersOf,
    stopGiftEmails: (key) =>
      TE.fromIO(() => {
        const isKnown = registries
          .all()
          .some(({ grId, owners: accounts }) => accounts.some((account) => keyOf(grId, account) === key));
        if (isKnown) choices.set(key, 'none');
      }),
    find: (grId) => TE.fromIO(() => held(grId)),
    deliveryRegions: (grIds) =>
      TE.fromIO(
        () =>
          new Map(
            grIds.flatMap((grId) => {
              const address = addresses.get(grId);
              return address === undefined ? [] : [[grId, address.region] as const];
            }),
          ),
      ),
    change: (grId, by, decide) => async () => {
      const decided = decide(held(grId));
      if (E.isLeft(decided)) return decided;
      const event = await registries.change(grId, [], () => E.right(decided.right.facts), decided.right.giverEmails)();
      if (E.isLeft(event)) return event;
      choices.set(keyOf(grId, by), decided.right.giftEmails);
      for (const owner of ownersOf(grId)) decided.right.ownerEmails(owner).forEach(owners.keepDue);
      if (O.isSome(decided.right.address)) addresses.set(grId, decided.right.address.value);
      else addresses.delete(grId);
      return event;
    },
    remove: (grId, decide) => () => {
      const decided = decide(O.map(({ registry }: HeldSettings) => registry)(held(grId)));
      if (E.isLeft(decided)) return Promise.resolve(decided);
      for (const id of registries.get(grId)?.owners ?? []) {
        const email = O.chain(decided.right)(owners.ownerOf(id));
        if (O.isSome(email)) owners.keepEmail(email.value);
      }
      addresses.delete(grId);
      registries.remove(grId);
      return Promise.resolve(E.right(undefined));
    },
  };
};
