import { useStateValue } from '../observe/index.ts';
import { AddedToast, type RegistryAddingStream } from '../registry-adding/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import type { AddedLayerStream } from './added-layer.stream.ts';
import { AddedLayer } from './added-layer.view.tsx';

interface AddingOverlaysProps {
  readonly adding: RegistryAddingStream;
  readonly layer: AddedLayerStream;
}

/** The z-index of the terms: above the layer, from which products with terms can be added as well. */
const ABOVE_LAYER = 260;

/** The overlays of adding to a registry, on every page: the toast, the layer after an addition, and the terms before it. */
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
