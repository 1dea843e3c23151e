import type { PhotoPlacement } from './photo-frame.ts';

/** Draws a picture as it is placed, on black, on a canvas with so many pixels a side; its drawing buffer is made as large (PHOTO-05). */
export const drawPhoto = (
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  { side, middle, degrees, scale, x, y }: PhotoPlacement,
  pixels: number = side,
): void => {
  canvas.width = pixels;
  canvas.height = pixels;
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  const times = pixels / side;
  drawing.fillStyle = '#000';
  drawing.fillRect(0, 0, pixels, pixels);
  drawing.imageSmoothingQuality = 'high';
  drawing.translate(middle * times, middle * times);
  drawing.rotate((degrees * Math.PI) / 180);
  drawing.scale(scale * times, scale * times);
  drawing.drawImage(image, -x, -y);
};
