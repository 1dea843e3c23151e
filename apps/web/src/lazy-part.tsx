import type { Log } from '@gift-registry/domain';
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { loaded } from './loaded.ts';

const Nothing = () => null;

/** A part of a page with a file of its own, which is fetched when it is first shown; the page stands without it, meanwhile and, unless something is said in its place, where it does not come. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  log: Log,
  NotLoaded: FunctionComponent = Nothing,
) => {
  const Part: ComponentType<Props> = lazy(() => loaded(load, log, NotLoaded));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};
