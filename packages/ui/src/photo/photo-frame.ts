/*
 * Places the picture in the editor's frame and in the photo that is sent (PHOTO-04, PHOTO-05): the frame shows 320 by 320 inside a border of 25, the photo is the same square three times as large, 960 by 960.
 */
import type { PhotoSize } from '@gift-registry/domain';
import { type PhotoCommand, type PhotoEdit, type PhotoPosition, straightenDegrees, zoomScale } from './photo-edit.ts';

/** The editor's square, in CSS pixels: its side, the border around it, and how much larger the picture that is sent is (PHOTO-05). */
export const PHOTO_FRAME = { side: 320, border: 25, sentScale: 3 } as const;

/**
 * How to draw a picture on a square canvas of that side: move to the middle, turn by the degrees to the right, enlarge by the scale, and put the picture's point (x, y), in its
 * own pixels, there.
 */
export interface PhotoPlacement {
  readonly side: number;
  readonly middle: number;
  readonly degrees: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How to read: the canvas on the left shows so much around the frame, all of it so much larger. */
const canvases = {
  frame: { border: PHOTO_FRAME.border, times: 1 },
  sent: { border: 0, times: PHOTO_FRAME.sentScale },
} as const;

const turnedBy = (edit: PhotoEdit): number => edit.turned + straightenDegrees(edit);

/** How much larger than itself a picture of that size, in whole pixels from 1, stands in the frame. */
const scaleOf = ({ width, height }: PhotoSize, edit: PhotoEdit): number =>
  (PHOTO_FRAME.side * zoomScale(edit)) / Math.min(width, height);

/** Where a picture stands in the editor's frame, its border included, or in what is sent (PHOTO-05). */
export const placePhoto = (size: PhotoSize, edit: PhotoEdit, canvas: keyof typeof canvases): PhotoPlacement => {
  const { border, times } = canvases[canvas];
  const side = (PHOTO_FRAME.side + 2 * border) * times;
  return {
    side,
    middle: side / 2,
    degrees: turnedBy(edit),
    scale: scaleOf(size, edit) * times,
    x: edit.position.x * size.width,
    y: edit.position.y * size.height,
  };
};

/** The command for a hand that dragged by so many CSS pixels, to the right and down (PHOTO-04). */
export const dragPhoto = (size: PhotoSize, edit: PhotoEdit, by: PhotoPosition): PhotoCommand => {
  const angle = (-turnedBy(edit) * Math.PI) / 180;
  const scale = scaleOf(size, edit);
  return {
    _tag: 'Shift',
    by: {
      x: (by.x * Math.cos(angle) - by.y * Math.sin(angle)) / (scale * size.width),
      y: (by.x * Math.sin(angle) + by.y * Math.cos(angle)) / (scale * size.height),
    },
  };
};
