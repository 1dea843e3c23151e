import type { Registry } from './registry.ts';

/** Enough of a registry to say whose it is and for what. */
export type RegistryName = Pick<Registry, 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** What a registry is named by. */
export const registryName = ({ eventType, primaryFirstName, secondaryFirstName }: RegistryName): RegistryName => ({
  eventType,
  primaryFirstName,
  secondaryFirstName,
});
