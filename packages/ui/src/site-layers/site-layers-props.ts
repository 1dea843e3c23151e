import type { AddedLayerStream } from '../added-layer/index.ts';
import type { ConfirmationLayerStream } from '../confirmation-layer/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import type { SignInAskingStream } from '../sign-in/index.ts';

/** What the layers over every page are made of. */
export interface SiteLayersProps {
  readonly confirmation: ConfirmationLayerStream;
  readonly signInAsking: SignInAskingStream;
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
}
