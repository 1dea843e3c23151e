import { useStateValue } from '../observe/index.ts';
import { AddedToast, type RegistryAddingStream } from '../registry-adding/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import type { AddedLayerStream } from './added-layer.stream.ts';
import { AddedLayer } from './added-layer.view.tsx';

/** The notices of adding to a registry, over every page. */
export interface AddingOverlaysProps {
  readonly adding: RegistryAddingStream;
  readonly layer: AddedLayerStream;
}

/** Over the layer, from which something with terms can be added too. */
const ABOVE_LAYER = 260;

/** Overlays of every page: the toast after an addition, the layer with more about it, and the terms before it. */
export const AddingOverlays = ({ adding, layer }: AddingOverlaysProps) => {
  const terms = useStateValue(adding.terms);
  return (
    <>
      <AddedToast stream={adding} onMore={layer.open} />
      <AddedLayer stream={layer} />
      <TermsDialog
        zIndex={ABOVE_LAYER}
        model={terms}
        onAnswer={adding.answerTerms}
        onTryAgain={adding.readTermsAgain}
      />
    </>
  );
};
