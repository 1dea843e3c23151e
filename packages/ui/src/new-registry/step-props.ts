import type { NewRegistryStream } from './new-registry.stream.ts';
import type { NewRegistryModel } from './new-registry-model.ts';

/** A step of the form, and what can be done in it. */
export interface StepProps {
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}
