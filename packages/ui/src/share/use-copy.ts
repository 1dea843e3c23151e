import { useCallback, useEffect, useState } from 'react';

/** What became of copying: nothing yet, done, or not possible in this browser. */
export type CopyState = 'Idle' | 'Copied' | 'Failed';

/** How copying is used. */
export interface CopyParts {
  /** For how long "Copied" is said, in milliseconds; without it until `rest`. */
  readonly lasts?: number;
  /** Told of the name of what went wrong. */
  readonly onFailed: (problem: string) => void;
}

/** Puts text on the clipboard; `copyFrom` does it the older way, which asks for no permission, and leaves the text selected for the hand. */
export const useCopy = ({ lasts, onFailed }: CopyParts) => {
  const [state, setState] = useState<CopyState>('Idle');
  useEffect(() => {
    if (state !== 'Copied' || lasts === undefined) return undefined;
    const timer = setTimeout(() => setState('Idle'), lasts);
    return () => clearTimeout(timer);
  }, [state, lasts]);

  const copy = useCallback(
    async (text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        setState('Copied');
      } catch (problem) {
        onFailed(problem instanceof Error ? problem.name : 'unknown');
        setState('Failed');
      }
    },
    [onFailed],
  );
  const copyFrom = useCallback((field: HTMLTextAreaElement | null): void => {
    field?.select();
    if (document.execCommand('copy')) setState('Copied');
  }, []);
  return { state, copy, copyFrom, rest: useCallback(() => setState('Idle'), []) };
};
