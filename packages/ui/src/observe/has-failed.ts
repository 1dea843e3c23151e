/** Whether the browser failed to load an image; the `error` event of a failure before hydration is missed. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';
