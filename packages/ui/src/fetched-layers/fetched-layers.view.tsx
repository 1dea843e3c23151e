import { type ReactNode, useEffect, useRef } from 'react';
import { useLive } from '../observe/index.ts';
import type { FetchedFile } from './fetched-file.ts';
import { LayersAwaited, LayersNotThere } from './layers-awaited.tsx';
import { onceInUse } from './once-in-use.ts';

/** Layers with a file of their own. */
export interface FetchedLayersProps<Props> {
  readonly file: FetchedFile<Props>;
  /** What they are made of. Whoever draws this looks at every stream of theirs, so that these go on while the file comes. */
  readonly of: Props;
  /** Closes the one that is asked for; undefined where none is. */
  readonly close: (() => void) | undefined;
  /** Told why the file did not come. */
  readonly onFailed?: (problem: string) => void;
  /** What is said where the file did not come and the layer opens by itself: nobody waits for it, so nothing else is said. */
  readonly instead?: ReactNode;
}

/** What may lie over a page but is not needed to look at it: its file is fetched once the page is in use, and at the latest when one of the layers is asked for. */
export const FetchedLayers = <Props extends object>({
  file,
  of,
  close,
  onFailed,
  instead,
}: FetchedLayersProps<Props>) => {
  const state = useLive(file.state);
  const { _tag } = state;
  const isAsked = close !== undefined;
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
  if (state._tag === 'There') return <state.Component {...of} />;
  if (close === undefined) return null;
  if (instead !== undefined) return state._tag === 'Failed' ? instead : null;
  if (state._tag !== 'Failed') return <LayersAwaited onClose={close} />;
  return <LayersNotThere onClose={close} onTryAgain={file.tryAgain} />;
};
