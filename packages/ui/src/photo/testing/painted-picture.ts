import { option as O } from 'fp-ts';
import { drawPhoto } from '../photo-edit.ts';
import type { ChosenPicture } from '../photo-model.ts';
import { examplePicture } from './example-picture.ts';

/** A picture of 640 by 480, red on its left half and blue on its right. */
export const paintedPicture = (): ChosenPicture => {
  const image = document.createElement('canvas');
  image.width = 640;
  image.height = 480;
  const painting = image.getContext('2d');
  if (painting !== null) {
    painting.fillStyle = 'rgb(200 60 50)';
    painting.fillRect(0, 0, 320, 480);
    painting.fillStyle = 'rgb(50 80 200)';
    painting.fillRect(320, 0, 320, 480);
  }
  return examplePicture({
    drawOn: (canvas, placement, pixels) => drawPhoto(canvas, image, placement, pixels),
    jpegOf: (placement) => {
      const canvas = document.createElement('canvas');
      drawPhoto(canvas, image, placement);
      return O.some(canvas.toDataURL('image/jpeg'));
    },
  });
};
