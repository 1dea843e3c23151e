/** What a page noted of itself: layout shifts, and the milliseconds of long tasks and of frames. */
export interface Marks {
  readonly shifts: number[];
  readonly longTasks: number[];
  readonly frames: number[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before anything of its own. */
export const watch = (): void => {
  window.marks = { shifts: [], longTasks: [], frames: [] };
  const { shifts, longTasks, frames } = window.marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let last = performance.now();
  const frame = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};
