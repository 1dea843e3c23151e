import { faultSentence } from '@gift-registry/domain';
import { ListSkeleton } from '../list-skeleton/index.ts';
import { useLive } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { LoadedList } from './loaded-list.tsx';
import type { RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** The list, and what may lie over it. */
export interface RegistryListProps {
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
}

/** The page of a registry, as its guests and as its registrants see it. */
export const RegistryList = ({ stream, layers }: RegistryListProps) => {
  const model = useLive(stream.model);
  switch (model._tag) {
    case 'Loading':
      return <ListSkeleton />;
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return <LoadedList model={model} stream={stream} layers={layers} />;
  }
};
