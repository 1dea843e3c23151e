import type { PhotoSize } from '@gift-registry/domain';

/*
 * Edits a picture behind the square frame of the photo editor (PHOTO-04): a slider from 0 to 100 zooms from half to one and a half times, another straightens by 45 degrees to either side, a button turns by a
 * quarter, and dragging or the arrow keys move it. The middle of the frame never leaves the picture.
 */
/** The position of the frame's center on the picture: fractions of its width and height from the upper left corner, 0 to 1. */
export interface PhotoPosition {
  readonly x: number;
  readonly y: number;
}

/** Clockwise rotation in degrees. */
export type QuarterTurns = 0 | 90 | 180 | 270;

/** The edits of a picture (PHOTO-04); sliders go from 0 to 100. */
export interface PhotoEdit {
  readonly zoom: number;
  readonly straighten: number;
  readonly turned: QuarterTurns;
  readonly position: PhotoPosition;
}

/** The keys that move a picture. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The editor's commands; `by` are fractions of the picture's width and height, along its own sides. */
export type PhotoCommand =
  | { readonly _tag: 'Zoom'; readonly value: number }
  | { readonly _tag: 'Straighten'; readonly value: number }
  | { readonly _tag: 'Rotate' }
  | { readonly _tag: 'Press'; readonly key: ArrowKey }
  | { readonly _tag: 'Shift'; readonly by: PhotoPosition }
  | { readonly _tag: 'StartAgain' };

/** An unedited picture (PHOTO-04). */
export const NEW_PHOTO_EDIT: PhotoEdit = { zoom: 50, straighten: 50, turned: 0, position: { x: 0.5, y: 0.5 } };

/** The distance that an arrow key moves the picture, as a fraction of the picture's side. */
const ARROW_STEP = 0.01;
/** Positions are rounded to a millionth of a side, so that steps add up without float noise. */
const PRECISION = 1_000_000;

/** The rotation after one more quarter turn. */
const nextTurn: Readonly<Record<QuarterTurns, QuarterTurns>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

const [left, up, right, down] = [
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** The direction along the picture's own sides in which each arrow key moves it, by the picture's rotation. */
const steps: Readonly<Record<QuarterTurns, Readonly<Record<ArrowKey, PhotoPosition>>>> = {
  0: { ArrowLeft: left, ArrowUp: up, ArrowRight: right, ArrowDown: down },
  90: { ArrowLeft: down, ArrowUp: left, ArrowRight: up, ArrowDown: right },
  180: { ArrowLeft: right, ArrowUp: down, ArrowRight: left, ArrowDown: up },
  270: { ArrowLeft: up, ArrowUp: right, ArrowRight: down, ArrowDown: left },
};

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
const slid = (before: number, value: number): number => (Number.isNaN(value) ? before : within(0, value, 100));
const moved = (before: number, by: number): number =>
  Number.isNaN(by) ? before : within(0, Math.round((before - by) * PRECISION) / PRECISION, 1);

/** Moves the frame's center on the picture: it moves left when the picture moves right. */
const shifted = (edit: PhotoEdit, { x, y }: PhotoPosition): PhotoEdit => ({
  ...edit,
  position: { x: moved(edit.position.x, x), y: moved(edit.position.y, y) },
});

/** The scale: 1 where the picture's shorter side fills the frame with its border, so that no black is seen (PHOTO-04). */
export const zoomScale = ({ zoom }: Pick<PhotoEdit, 'zoom'>): number => (50 + zoom) / 100;

/** The straightening in degrees, clockwise when positive (PHOTO-04). */
export const straightenDegrees = ({ straighten }: Pick<PhotoEdit, 'straighten'>): number => (straighten * 9 - 450) / 10;

/** The picture after one command (PHOTO-04). */
export const editPhoto = (edit: PhotoEdit, command: PhotoCommand): PhotoEdit => {
  switch (command._tag) {
    case 'Zoom':
      return { ...edit, zoom: slid(edit.zoom, command.value) };
    case 'Straighten':
      return { ...edit, straighten: slid(edit.straighten, command.value) };
    case 'Rotate':
      return { ...edit, turned: nextTurn[edit.turned] };
    case 'Press': {
      const { x, y } = steps[edit.turned][command.key];
      return shifted(edit, { x: x * ARROW_STEP, y: y * ARROW_STEP });
    }
    case 'Shift':
      return shifted(edit, command.by);
    case 'StartAgain':
      return NEW_PHOTO_EDIT;
  }
};

/** The zoom after the distance between two fingers changed from `before`: the picture grows in proportion, within the slider's range. */
export const pinchedZoom = ({ zoom }: Pick<PhotoEdit, 'zoom'>, before: number, after: number): number => {
  const times = after / before;
  if (!(times > 0 && Number.isFinite(times)) || before < 0 || times === 1) return zoom;
  return within(0, 100 * zoomScale({ zoom }) * times - 50, 100);
};

/*
 * Places the picture in the editor's frame and in the photo that is sent (PHOTO-04, PHOTO-05): the frame shows 320 by 320 inside a border of 25, the photo is the same square three times as large, 960 by 960.
 */
/** The editor's frame: its side and border in CSS pixels, and the factor by which the photo that is sent is larger (PHOTO-05). */
export const PHOTO_FRAME = { side: 320, border: 25, sentScale: 3 } as const;

/** The side of the frame with its border. */
const WHOLE_SIDE = PHOTO_FRAME.side + 2 * PHOTO_FRAME.border;

/** The initial edit of a photo saved earlier: exactly what was inside the frame then is inside it again, so that saving again cuts nothing off. */
export const SAVED_PHOTO_EDIT: PhotoEdit = { ...NEW_PHOTO_EDIT, zoom: (100 * PHOTO_FRAME.side) / WHOLE_SIDE - 50 };

/**
 * Where to draw a picture on a square canvas of that side: move to the middle, rotate clockwise by the degrees, scale,
 * and draw the picture with its point (x, y), in its own pixels, there.
 */
export interface PhotoPlacement {
  readonly side: number;
  readonly middle: number;
  readonly degrees: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** For each canvas, the border it shows around the frame, and its scale. */
const canvases = {
  frame: { border: PHOTO_FRAME.border, times: 1 },
  sent: { border: 0, times: PHOTO_FRAME.sentScale },
} as const;

const turnedBy = (edit: PhotoEdit): number => edit.turned + straightenDegrees(edit);

/** The factor by which a picture of that size, in whole pixels from 1, is enlarged in the frame. */
const scaleOf = ({ width, height }: PhotoSize, edit: PhotoEdit): number =>
  (WHOLE_SIDE * zoomScale(edit)) / Math.min(width, height);

/** Places a picture in the editor's frame, including the border, or in the photo that is sent (PHOTO-05). */
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

/** The command for a drag by that many CSS pixels, right and down (PHOTO-04). */
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

/** Draws a placed picture on black, on a canvas that is resized to `pixels` a side (PHOTO-05). */
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
