import type { RegistryLayers } from './registry-layers.ts';

/** What the layers over one's own list are made of, and what can be changed there. */
export interface OwnerLayersProps {
  readonly layers: RegistryLayers;
  readonly canEditPhoto: boolean;
  readonly canEditGreeting: boolean;
}
