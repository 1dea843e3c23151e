import { option as O } from 'fp-ts';

/** How much of the picture is read from its middle, along the bars' row and across it: more than the frame shows, for nobody aims well. */
const PART = { along: 0.92, across: 0.64 };

/** Wide enough for the thinnest bar, and quickly read. */
const WIDEST = 960;

/** Looks at each of so many points only: the brightness of a picture needs no more. */
const EVERY = 37;

/** The middle of what a video shows at present; turned by a quarter, for a label that is held sideways, where that is asked for. */
export const frameReader = (
  page: Document,
): ((video: HTMLVideoElement, isTurned: boolean) => O.Option<HTMLCanvasElement>) => {
  const canvas = page.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return (video, isTurned) => {
    const { videoWidth, videoHeight } = video;
    if (drawing === null || video.readyState < video.HAVE_CURRENT_DATA || videoWidth === 0) return O.none;
    const width = videoWidth * (isTurned ? PART.across : PART.along);
    const height = videoHeight * (isTurned ? PART.along : PART.across);
    const scale = Math.min(1, WIDEST / (isTurned ? height : width));
    const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.width = isTurned ? drawnHeight : drawnWidth;
    canvas.height = isTurned ? drawnWidth : drawnHeight;
    if (isTurned) {
      drawing.translate(drawnHeight, 0);
      drawing.rotate(Math.PI / 2);
    }
    const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
    drawing.drawImage(video, left, top, width, height, 0, 0, drawnWidth, drawnHeight);
    return O.some(canvas);
  };
};

/** The average brightness of a picture, 0 black to 255 white. */
export const brightnessOf = (picture: HTMLCanvasElement): number => {
  const drawing = picture.getContext('2d');
  if (drawing === null) return 0;
  const { data } = drawing.getImageData(0, 0, picture.width, picture.height);
  let [sum, points] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * EVERY) {
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    points += 1;
  }
  return points === 0 ? 0 : sum / points;
};
