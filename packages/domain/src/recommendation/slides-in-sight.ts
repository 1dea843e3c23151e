/*
 * [REC-04] A carousel is turned by as many slides as are seen at once; its last turn goes only so far that no room stays empty, so that it may show some of the turn before once more.
 *
 * Laws:
 * - as many are in sight as are seen at once, or all that there are
 * - every slide is in sight at one of the turns
 * - no turn leads beyond the last slide
 *
 * @example [0, 1, 2].map((turn) => slidesInSight(turn, 3, 7)) // => [{ from: 0, to: 3 }, { from: 3, to: 6 }, { from: 4, to: 7 }]
 */

/** Slides by their places, counted from 0; `to` is the place after the last. */
export interface SlidesInSight {
  readonly from: number;
  readonly to: number;
}

/** What is in sight of so many slides after so many turns, where `seen` are seen at once. */
export const slidesInSight = (turn: number, seen: number, count: number): SlidesInSight => {
  const from = Math.min(turn * seen, Math.max(0, count - seen));
  return { from, to: Math.min(from + seen, count) };
};
