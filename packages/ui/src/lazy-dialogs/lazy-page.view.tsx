import { PageLoading } from '../page-loading/index.ts';
import { ProblemPage } from '../problem/index.ts';
import type { LazyChunk } from './lazy-chunk.ts';
import { useFileOfPage } from './use-lazy-chunk.ts';

/** A page, its file, and what it is made of. */
export interface LazyPageProps<Props> {
  readonly file: LazyChunk<Props>;
  readonly of: Props;
}

/** A page whose file is fetched when it is first shown; where it does not come, that is said, and it is fetched again without loading everything anew (STATE-01). */
export const LazyPage = <Props extends object>({ file, of }: LazyPageProps<Props>) => {
  const state = useFileOfPage(file);
  switch (state._tag) {
    case 'There':
      return <state.Component {...of} />;
    case 'Failed':
      return (
        <div role="alert">
          <ProblemPage problem="failed" onTryAgain={file.tryAgain} />
        </div>
      );
    default:
      return <PageLoading />;
  }
};
