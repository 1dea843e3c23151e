import { memo } from 'react';
import { AddingOverlays } from '../added-layer/index.ts';
import { ConfirmationLayer } from '../confirmation-layer/index.ts';
import { SignInModal } from '../sign-in/index.ts';
import type { SiteLayersProps } from './site-layers-props.ts';

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
