import { option as O } from 'fp-ts';
import type { RegistryName } from '../../registry/index.ts';

/** Who keeps a registry: one first name, or two. */
export const registrantNames = ({
  primaryFirstName,
  secondaryFirstName,
}: Pick<RegistryName, 'primaryFirstName' | 'secondaryFirstName'>): string =>
  O.isSome(secondaryFirstName) ? `${primaryFirstName} & ${secondaryFirstName.value}` : primaryFirstName;

/** What a registry is called where it is not the only one: whose it is, and for what. */
export const registryCalled = (name: RegistryName): string =>
  `${registrantNames(name)}’s ${name.eventType.name} Registry`;
