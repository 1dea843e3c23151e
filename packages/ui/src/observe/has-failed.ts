/** Whether the browser has tried to show an image and could not: of one that failed before the app was there no event tells. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';
