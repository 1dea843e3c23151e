import { PageLoading } from '../page-loading/index.ts';
import { ProblemPage } from '../problem/index.ts';
import type { LazyChunk } from './lazy-chunk.ts';
import { usePageChunk } from './use-lazy-chunk.ts';

interface LazyPageProps<Props> {
  readonly chunk: LazyChunk<Props>;
  readonly of: Props;
}

/**
 * A page whose chunk is loaded when the page is first shown. If that fails, it says so and offers to load the chunk
 * again without reloading everything (STATE-01).
 */
export const LazyPage = <Props extends object>({ chunk, of }: LazyPageProps<Props>) => {
  const state = usePageChunk(chunk);
  switch (state._tag) {
    case 'Loaded':
      return <state.Component {...of} />;
    case 'Failed':
      return (
        <div role="alert">
          <ProblemPage problem="failed" onTryAgain={chunk.tryAgain} />
        </div>
      );
    default:
      return <PageLoading />;
  }
};
