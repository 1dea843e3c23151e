import { option as O } from 'fp-ts';
import type { ChosenPicture } from '../photo-model.ts';

/** A picture of 640 by 480 pixels that draws nothing. */
export const examplePicture = (overrides: Partial<ChosenPicture> = {}): ChosenPicture => ({
  size: { width: 640, height: 480 },
  drawOn: () => undefined,
  jpegOf: () => O.some('data:image/jpeg;base64,/9j/'),
  release: () => undefined,
  ...overrides,
});
