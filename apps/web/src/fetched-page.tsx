import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import { ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Stands where a page's file could not be fetched. */
export const NotLoaded = () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />;

/** The page, or what stands in its place, which is logged. */
export const loadedPage = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  log: Log,
): Promise<{ readonly default: ComponentType<Props> }> => {
  try {
    return { default: await load() };
  } catch (error) {
    log.write({ level: 'error', tag: 'page-not-loaded', data: { problem: String(error) } })();
    return { default: NotLoaded };
  }
};

/** A page with its file, which is fetched when it is first shown. */
export const fetchedPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) =>
  lazy(() => loadedPage(load, log));

/** A fetched page of the registry with the number in an address; what is no number has none. */
export const pageOfRegistry = (raw: string, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(raw);
  return O.isSome(known) ? <Suspense>{page(known.value)}</Suspense> : <ProblemPage problem="not-found" />;
};
