import type { option as O } from 'fp-ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import { type Registry, shareableUrl, visibilityTold } from '../registry/index.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** The settings of a registry as its owners read them under that origin. */
export const settingsOf = (
  registry: Omit<Registry, 'items'>,
  address: O.Option<DeliveryAddress>,
  origin: string,
): RegistrySettings => {
  const { grId, eventType, eventDate, biography } = registry;
  const { primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName } = registry;
  return {
    grId,
    primaryFirstName,
    primaryLastName,
    secondaryFirstName,
    secondaryLastName,
    eventType,
    eventDate,
    address,
    visibility: visibilityTold(registry),
    biography,
    shareableUrl: shareableUrl(registry, origin),
  };
};
