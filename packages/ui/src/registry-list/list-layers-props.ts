import type { RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** What the layers over the list are made of. */
export interface ListLayersProps extends Pick<RegistryListStream, 'terms'> {
  readonly layers: RegistryLayers;
}
