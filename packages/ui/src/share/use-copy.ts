import { useCallback, useEffect, useState } from 'react';

/** What became of copying: nothing yet, done, not allowed by this browser, or in no way but by hand. */
export type CopyState = 'Idle' | 'Copied' | 'Failed' | 'ByHand';

/** How copying is used. */
export interface CopyParts {
  /** For how long "Copied" is said, in milliseconds; without it until `rest`. */
  readonly lasts?: number;
  /** Told of the name of what went wrong. */
  readonly onFailed: (problem: string) => void;
}

/** Puts text on the clipboard; `copyFrom` does it the older way, which asks for no permission, and leaves the text selected for the hand. */
export const useCopy = ({ lasts, onFailed }: CopyParts) => {
  // An object: what is copied once more is said as long as what was copied first.
  const [copying, setCopying] = useState<{ readonly state: CopyState }>({ state: 'Idle' });
  const setState = useCallback((state: CopyState): void => setCopying({ state }), []);
  useEffect(() => {
    if (copying.state !== 'Copied' || lasts === undefined) return undefined;
    const timer = setTimeout(() => setState('Idle'), lasts);
    return () => clearTimeout(timer);
  }, [copying, lasts, setState]);
  const failed = useCallback(
    (problem: unknown, state: CopyState): void => {
      onFailed(problem instanceof Error ? problem.name : 'unknown');
      setState(state);
    },
    [onFailed, setState],
  );

  const copy = useCallback(
    async (text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        setState('Copied');
      } catch (problem) {
        failed(problem, 'Failed');
      }
    },
    [failed, setState],
  );
  const copyFrom = useCallback(
    (field: HTMLTextAreaElement | null): void => {
      field?.select();
      try {
        if (document.execCommand('copy')) setState('Copied');
        else failed(undefined, 'ByHand');
      } catch (problem) {
        failed(problem, 'ByHand');
      }
    },
    [failed, setState],
  );
  return { state: copying.state, copy, copyFrom, rest: useCallback(() => setState('Idle'), [setState]) };
};
