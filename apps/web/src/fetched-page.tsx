import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import { PageWait, ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loaded } from './loaded.ts';

/** Stands where a page's file could not be fetched. */
export const NotLoaded = () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />;

/** A page with its file, which is fetched when it is first shown. */
export const fetchedPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) => {
  const Page: ComponentType<Props> = lazy(() => loaded(load, log, NotLoaded));
  return (props: Props) => (
    <Suspense fallback={<PageWait />}>
      <Page {...props} />
    </Suspense>
  );
};

/** The page of the registry with the number in an address; what is no number has none. */
export const pageOfRegistry = (raw: unknown, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(String(raw));
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};
