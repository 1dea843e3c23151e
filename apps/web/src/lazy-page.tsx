import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import { LazyPage, lazyChunk, ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ComponentType, ReactNode } from 'react';
import { loggedLoad } from './loaded.ts';

/** A page with its file, which is fetched when it is first shown, and again when it did not come and one tries again. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) => {
  const file = lazyChunk(loggedLoad(load, log));
  return (props: Props) => <LazyPage file={file} of={props} />;
};

/** The page of the registry with the number in an address; what is no number has none. */
export const pageOfRegistry = (raw: unknown, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(String(raw));
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};
