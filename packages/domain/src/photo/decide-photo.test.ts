import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decidePhoto } from './decide-photo.ts';

const photo = fc.option(fc.constantFrom('first', 'second'), { nil: undefined }).map(O.fromNullable);

describe('another photo', () => {
  it.each([
    [O.none, O.some('first'), [{ _tag: 'PhotoChanged', photo: O.some('first') }]],
    [O.some('first'), O.some('second'), [{ _tag: 'PhotoChanged', photo: O.some('second') }]],
    [O.some('first'), O.none, [{ _tag: 'PhotoChanged', photo: O.none }]],
    [O.some('first'), O.some('first'), []],
    [O.none, O.none, []],
  ])('[PHOTO-06] %j, then %j: %j', (before, after, expected) => {
    expect(decidePhoto({ photo: before }, after)).toEqual(expected);
  });

  it('[PHOTO-06] the photo that is there already is success and nothing happens, and so is taking away where there is none', () => {
    fc.assert(
      fc.property(photo, (present) => {
        expect(decidePhoto({ photo: present }, present)).toEqual([]);
      }),
    );
  });

  it('[PHOTO-06] everything else is one fact: this photo is there, or none', () => {
    fc.assert(
      fc.property(photo, photo, (before, after) => {
        fc.pre(JSON.stringify(before) !== JSON.stringify(after));
        expect(decidePhoto({ photo: before }, after)).toEqual([{ _tag: 'PhotoChanged', photo: after }]);
      }),
    );
  });
});
