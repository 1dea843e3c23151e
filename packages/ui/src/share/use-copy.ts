import { useCallback, useEffect, useState } from 'react';

/** The state of copying: idle, done, not allowed by this browser, or only possible by hand. */
export type CopyState = 'Idle' | 'Copied' | 'Failed' | 'ByHand';

/** The options of copying. */
export interface CopyOptions {
  /** In milliseconds: how long "Copied" is shown; until `rest` where left out. */
  readonly lasts?: number;
  /** Called with the error's name. */
  readonly onFailed: (problem: string) => void;
}

/** Copies text; `copyFrom` uses execCommand, which needs no permission, and leaves the text selected. */
export const useCopy = ({ lasts, onFailed }: CopyOptions) => {
  // An object, so that copying again restarts the timer.
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
