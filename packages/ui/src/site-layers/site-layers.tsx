import { memo } from 'react';
import { type AddedLayerStream, AddingOverlays } from '../added-layer/index.ts';
import { ConfirmationLayer, type ConfirmationLayerStream } from '../confirmation-layer/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import { type SignInAskingStream, SignInModal } from '../sign-in/index.ts';

/** What the layers over every page are made of. */
export interface SiteLayersProps {
  readonly confirmation: ConfirmationLayerStream;
  readonly signInAsking: SignInAskingStream;
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
}

/** What may lie over every page: after something was put into the cart, where signing in is asked for, and after something was put on a registry. */
export const SiteLayers = memo(function SiteLayers({
  confirmation,
  signInAsking,
  adding,
  addedLayer,
}: SiteLayersProps) {
  return (
    <>
      <ConfirmationLayer stream={confirmation} />
      <SignInModal stream={signInAsking} />
      <AddingOverlays adding={adding} layer={addedLayer} />
    </>
  );
});
