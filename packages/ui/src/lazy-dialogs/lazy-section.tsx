import { lazyDialogsMessages } from '@gift-registry/domain';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { useWasNearViewport } from '../observe/index.ts';
import type { LazyChunk } from './lazy-chunk.ts';
import { useDialogsChunk } from './use-lazy-chunk.ts';

interface LazySectionProps<Props> {
  readonly chunk: LazyChunk<Props>;
  readonly of: Props;
  readonly className: string | undefined;
  readonly id?: string;
  /** The content of the reserved space until the chunk is loaded. */
  readonly children?: ReactNode;
}

/** A section whose chunk is loaded once the page is in use, and at the latest when it comes near. */
export const LazySection = <Props extends object>({ chunk, of, children, ...room }: LazySectionProps<Props>) => {
  const place = useRef<HTMLDivElement>(null);
  const state = useDialogsChunk(chunk, { isAsked: useWasNearViewport(place) });
  if (state._tag === 'Loaded') return <state.Component {...of} />;
  return (
    <div ref={place} {...room}>
      {children}
      {state._tag === 'Failed' && (
        <p role="alert">
          {lazyDialogsMessages.failed} <Button onClick={chunk.tryAgain}>{lazyDialogsMessages.tryAgain}</Button>
        </p>
      )}
    </div>
  );
};
