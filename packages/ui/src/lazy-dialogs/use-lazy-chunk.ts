import { useEffect, useRef, useState } from 'react';
import { useStateValue } from '../observe/index.ts';
import type { LazyChunk, LazyChunkState } from './lazy-chunk.ts';

/** By these a page notices that somebody is there. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls `fetch` after the first sign that the page is in use, as soon as the browser is idle. The result cancels the waiting. */
const onFirstInteraction = (fetch: () => void): (() => void) => {
  const noticing = new AbortController();
  const begin = (): void => {
    noticing.abort();
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 500 });
    else fetch();
  };
  for (const sign of INTERACTION_EVENTS)
    window.addEventListener(sign, begin, { passive: true, capture: true, signal: noticing.signal });
  return () => noticing.abort();
};

/** The state of the chunk of a page, which is loaded when the page is first shown. */
export const usePageChunk = <Props>(chunk: LazyChunk<Props>): LazyChunkState<Props> => {
  const state = useStateValue(chunk.state);
  useEffect(() => chunk.need(), [chunk]);
  return state;
};

/**
 * The state of the chunk of dialogs: loaded once the page is in use, and at the latest when it is needed (`isAsked`),
 * which may reload the page if somebody pressed something for it (`isPressed`). `onFailed` is called with the error.
 */
export const useDialogsChunk = <Props>(
  chunk: LazyChunk<Props>,
  {
    isAsked,
    isPressed = false,
    onFailed,
  }: {
    readonly isAsked: boolean;
    readonly isPressed?: boolean;
    readonly onFailed?: ((problem: string) => void) | undefined;
  },
): LazyChunkState<Props> => {
  const state = useStateValue(chunk.state);
  const { _tag } = state;
  const problem = state._tag === 'Failed' ? state.problem : undefined;
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => onFirstInteraction(chunk.fetch), [chunk]);
  useEffect(() => {
    if (problem !== undefined) latest.current?.(problem);
  }, [problem]);
  // A failure before anybody needs the chunk is cleared: opening a dialog loads it again.
  useEffect(() => {
    if (!isAsked) chunk.forgetFailure();
    else if (isPressed && _tag !== 'Loaded') chunk.need();
    else chunk.fetch();
  }, [chunk, isAsked, isPressed, _tag]);
  return state;
};

/** In milliseconds: a faster answer shows no loading state (STATE-01). */
const SECOND = 1_000;

/** Whether the condition has been true for a second. */
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
