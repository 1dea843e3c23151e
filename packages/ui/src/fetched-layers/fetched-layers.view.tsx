import { useEffect } from 'react';
import { useLive } from '../observe/index.ts';
import { LayersAwaited, LayersNotThere } from './layers-awaited.tsx';
import type { LayersFile } from './layers-file.ts';
import { onceInUse } from './once-in-use.ts';

/** Layers with a file of their own. */
export interface FetchedLayersProps<Props> {
  readonly file: LayersFile<Props>;
  /** What they are made of. Whoever draws this looks at every stream of theirs, so that these go on while the file comes. */
  readonly of: Props;
  /** Closes the one that is asked for; undefined where none is. */
  readonly close: (() => void) | undefined;
  /** Tries again what could not be fetched; the page anew unless said. */
  readonly tryAgain?: () => void;
}

/** What may lie over a page but is not needed to look at it: its file is fetched once the page is in use, and at the latest when one of the layers is asked for. */
export const FetchedLayers = <Props extends object>({
  file,
  of,
  close,
  tryAgain = () => window.location.reload(),
}: FetchedLayersProps<Props>) => {
  const state = useLive(file.state);
  const { _tag } = state;
  const isAsked = close !== undefined;
  useEffect(() => onceInUse(file.fetch), [file]);
  // That it did not come in the meantime is nobody's concern: who asks for a layer has it fetched anew.
  useEffect(() => {
    if (!isAsked) file.forgetFailure();
    else if (_tag === 'Away') file.fetch();
  }, [file, isAsked, _tag]);
  if (state._tag === 'There') return <state.Layers {...of} />;
  if (close === undefined) return null;
  return state._tag === 'Failed' ? (
    <LayersNotThere onClose={close} onTryAgain={tryAgain} />
  ) : (
    <LayersAwaited onClose={close} />
  );
};
