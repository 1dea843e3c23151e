import { faultSentence, type PageProblem, type Role } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../list-skeleton/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { LoadedList } from './loaded-list.tsx';
import type { RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** The list, and what may lie over it. */
export interface RegistryListProps {
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
  /** What stands under the list for its registrants; nothing unless said. */
  readonly ideas?: ReactNode;
}

const problemOfGone = (last: Role): PageProblem => (last === 'registrant' ? 'no-longer-yours' : 'no-longer-shared');

/** The page of a registry, as its guests and as its registrants see it. */
export const RegistryList = ({ stream, layers, ideas }: RegistryListProps) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Loading':
      return <ListSkeleton />;
    case 'NotFound':
      return model.last._tag === 'None' ? (
        <ProblemPage problem="not-found" />
      ) : (
        <ProblemPage problem={problemOfGone(model.last.value)} onTryAgain={stream.reload} />
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return <LoadedList model={model} stream={stream} layers={layers} ideas={ideas} />;
  }
};
