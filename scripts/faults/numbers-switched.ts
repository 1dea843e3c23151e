import { nonEmptyArray as NEA } from 'fp-ts';
import type { Fault } from './fault.ts';

type Switched = Pick<Fault, 'start' | 'end' | 'original' | 'replacement' | 'switch'>;

/** The text with a call in place of each of those numbers, which gives the wrong number while its fault is switched on (`switched-runner`). */
export const numbersSwitched = (text: string, faults: ReadonlyArray<Switched>): string => {
  const places = Object.values(NEA.groupBy<Switched>(({ start }) => String(start))([...faults]));
  const lastFirst = places.toSorted(([a], [b]) => b.start - a.start);
  return lastFirst.reduce((written, place) => {
    const [{ start, end, original }] = place;
    const wrong = place.map(({ switch: name, replacement }) => `${JSON.stringify(name)}: ${replacement}`);
    const call = `globalThis.switchedNumber(${original}, { ${wrong.join(', ')} })`;
    return written.slice(0, start) + call + written.slice(end);
  }, text);
};
