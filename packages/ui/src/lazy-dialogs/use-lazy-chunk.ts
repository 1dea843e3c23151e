import { useEffect, useRef, useState } from 'react';
import { useStateValue } from '../observe/index.ts';
import type { LazyChunk, LazyChunkState } from './lazy-chunk.ts';

/** By these a page notices that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Loads what a first view does not need, once somebody does something on the page, as soon as the browser has nothing else to do. Gives what ends the waiting for it. */
const onceInUse = (fetch: () => void): (() => void) => {
  const noticing = new AbortController();
  const begin = (): void => {
    noticing.abort();
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 500 });
    else fetch();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, begin, { passive: true, capture: true, signal: noticing.signal });
  return () => noticing.abort();
};

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

/** In milliseconds: nobody is told of what comes sooner (STATE-01). */
const SECOND = 1_000;

/** Whether it has been so for a second. */
export const useAfterASecond = (isSo: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLate(true), SECOND);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSo]);
  return isLate;
};
