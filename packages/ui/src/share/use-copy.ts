import { useCallback, useEffect, useState } from 'react';

/** The state of copying: idle, done, or not possible in this browser. */
type CopyState = 'Idle' | 'Copied' | 'Failed';

/** The options of copying. */
interface CopyOptions {
  /** In milliseconds: how long "Copied" is shown. */
  readonly lasts: number;
  /** Called with the error's name. */
  readonly onFailed: (problem: string) => void;
}

/** Copies the text of a field by execCommand, which needs no permission; where that fails, too, the text stays selected. */
const copyFrom = (field: HTMLInputElement): boolean => {
  field.select();
  return document.execCommand('copy');
};

/** Copies text; where the browser refuses, from the field that shows it. */
export const useCopy = ({ lasts, onFailed }: CopyOptions) => {
  // An object, so that copying again restarts the timer.
  const [copying, setCopying] = useState<{ readonly state: CopyState }>({ state: 'Idle' });
  useEffect(() => {
    if (copying.state !== 'Copied') return undefined;
    const timer = setTimeout(() => setCopying({ state: 'Idle' }), lasts);
    return () => clearTimeout(timer);
  }, [copying, lasts]);

  const copy = useCallback(
    async (text: string, field?: HTMLInputElement): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        setCopying({ state: 'Copied' });
      } catch (problem) {
        onFailed(problem instanceof Error ? problem.name : 'unknown');
        setCopying({ state: field !== undefined && copyFrom(field) ? 'Copied' : 'Failed' });
      }
    },
    [onFailed],
  );
  return { state: copying.state, copy };
};
