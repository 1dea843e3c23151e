import { useEffect, useRef } from 'react';
import { useStateValue } from '../observe/index.ts';
import type { LazyChunk, LazyChunkState } from './lazy-chunk.ts';
import { onceInUse } from './once-in-use.ts';

/** A file that a page cannot do without: fetched when it is first shown. */
export const useFileOfPage = <Props>(file: LazyChunk<Props>): LazyChunkState<Props> => {
  const state = useStateValue(file.state);
  useEffect(() => file.fetch(), [file]);
  return state;
};

/** A file that is only asked for at times: fetched once the page is in use, and at the latest when it is asked for; `onFailed` is told why it did not come. */
export const useFileOfLayers = <Props>(
  file: LazyChunk<Props>,
  { isAsked, onFailed }: { readonly isAsked: boolean; readonly onFailed: ((problem: string) => void) | undefined },
): LazyChunkState<Props> => {
  const state = useStateValue(file.state);
  const { _tag } = state;
  const problem = state._tag === 'Failed' ? state.problem : undefined;
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => onceInUse(file.fetch), [file]);
  useEffect(() => {
    if (problem !== undefined) latest.current?.(problem);
  }, [problem]);
  // That it did not come in the meantime is nobody's concern: who asks for a layer has it fetched anew.
  useEffect(() => {
    if (!isAsked) file.forgetFailure();
    else if (_tag === 'Away') file.fetch();
  }, [file, isAsked, _tag]);
  return state;
};
