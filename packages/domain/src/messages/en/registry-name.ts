import { option as O } from 'fp-ts';
import type { EventType } from '../../event/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';

/** For an unknown registry and for one this person may not see (ROUTE-17). */
export const REGISTRY_NOT_FOUND = 'We can’t find this registry. Check the link, or ask whoever sent it to you.';

/** "Amelia & Jonah", or one first name. */
export const registrantNames = ({
  primaryFirstName,
  secondaryFirstName,
}: Pick<RegistryName, 'primaryFirstName' | 'secondaryFirstName'>): string =>
  O.isSome(secondaryFirstName) ? `${primaryFirstName} & ${secondaryFirstName.value}` : primaryFirstName;

/** "Amelia and Jonah" within a sentence, or one first name. */
export const firstNames = ({
  primaryFirstName,
  secondaryFirstName,
}: Pick<RegistryName, 'primaryFirstName' | 'secondaryFirstName'>): string =>
  O.isSome(secondaryFirstName) ? `${primaryFirstName} and ${secondaryFirstName.value}` : primaryFirstName;

/** "Amelia and Jonah, and Sam" within a sentence, for several registries; "them" when no names are known. */
export const everyonesNames = (registries: ReadonlyArray<RegistryName>): string => {
  const names = [...new Set(registries.map(firstNames))];
  const last = names.at(-1) ?? 'them';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, and ${last}`;
};

/** Whether a registry has only one registrant. */
export const isOnePerson = ({ secondaryFirstName }: Pick<RegistryName, 'secondaryFirstName'>): boolean =>
  O.isNone(secondaryFirstName);

/** “Wedding”; the code of an event type that we do not know. */
export const eventNameOf = ({ name }: EventType): string => name;

/** "Amelia & Jonah’s Wedding Registry". */
export const registryCalled = (name: RegistryName): string =>
  `${registrantNames(name)}’s ${eventNameOf(name.eventType)} Registry`;

/** The title of its page, also shown for a shared link: "Amelia & Jonah’s Wedding Registry | The Shop". */
export const registryTitle = ({ name }: Pick<Site, 'name'>, header: RegistryName): string =>
  `${registryCalled(header)} | ${name}`;
