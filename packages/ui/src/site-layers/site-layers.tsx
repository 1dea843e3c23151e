import { memo } from 'react';
import { type AddedLayerStream, AddingOverlays } from '../added-layer/index.ts';
import { ConfirmationLayer, type ConfirmationLayerStream } from '../confirmation-layer/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import { SignInModal, type SignInPromptStream } from '../sign-in/index.ts';

/** The streams of the site's dialogs. */
export interface SiteLayersProps {
  readonly confirmation: ConfirmationLayerStream;
  readonly signInPrompt: SignInPromptStream;
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
}

/** The dialogs of every page: added to the cart, sign-in, and added to a registry. */
export const SiteLayers = memo(function SiteLayers({
  confirmation,
  signInPrompt,
  adding,
  addedLayer,
}: SiteLayersProps) {
  return (
    <>
      <ConfirmationLayer stream={confirmation} />
      <SignInModal stream={signInPrompt} />
      <AddingOverlays adding={adding} layer={addedLayer} />
    </>
  );
});
