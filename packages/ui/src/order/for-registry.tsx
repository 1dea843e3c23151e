import { cartPageMessages, type GrId, type GroupedLine, type RegistryGroup } from '@gift-registry/domain';

/** A registry, by its name as far as that may be known, and where it is. */
export interface ForRegistryProps {
  readonly grId: GrId;
  readonly registry: RegistryGroup<GroupedLine>['registry'];
  readonly registryPath: (grId: GrId) => string;
}

/** For whom gifts are, leading there; a registry that this person may not know of is only a number, and leads nowhere (CART-09). */
export const ForRegistry = ({ grId, registry, registryPath }: ForRegistryProps) => {
  const label = cartPageMessages.forRegistry(grId, registry);
  return registry._tag === 'Some' ? <a href={registryPath(grId)}>{label}</a> : label;
};
