import { cartPageMessages, type GrId, type GroupedLine, type RegistryGroup } from '@gift-registry/domain';

interface ForRegistryProps {
  readonly grId: GrId;
  readonly registry: RegistryGroup<GroupedLine>['registry'];
  readonly registryPath: (grId: GrId) => string;
}

/** The registry that gifts are for, as a link. A registry that this person may not know is shown as a number without a link (CART-09). */
export const ForRegistry = ({ grId, registry, registryPath }: ForRegistryProps) => {
  const label = cartPageMessages.forRegistry(grId, registry);
  return registry._tag === 'Some' ? <a href={registryPath(grId)}>{label}</a> : label;
};
