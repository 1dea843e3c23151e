import { eventType } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { defaultPicture, largePicture, previewPicture, smallPicture } from './default-picture.ts';

describe('default picture', () => {
  it('[PAGE-02] every event has a picture, also one that we do not know', () => {
    fc.assert(
      fc.property(eventType, (event) => {
        expect(defaultPicture(event)).toMatch(/^\/pictures\/event-(wedding|baby|celebration|housewarming)-800\.webp$/);
      }),
    );
    expect(['br', 'bb', 'ot', 'hw', 'zz'].map((code) => defaultPicture(eventTypeOf(code)))).toEqual([
      '/pictures/event-wedding-800.webp',
      '/pictures/event-baby-800.webp',
      '/pictures/event-celebration-800.webp',
      '/pictures/event-housewarming-800.webp',
      '/pictures/event-celebration-800.webp',
    ]);
  });

  it('[PAGE-02] a children’s registry shows the baby’s picture', () => {
    for (const code of ['kd', 'BabyShower', 'KIDSROOM']) {
      expect(defaultPicture(eventTypeOf(code))).toBe('/pictures/event-baby-800.webp');
    }
  });

  it('[PAGE-02] the large picture is the same twice as large, the small one half as large', () => {
    fc.assert(
      fc.property(eventType, (event) => {
        expect(largePicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-1600.webp'));
        expect(smallPicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-400.webp'));
      }),
    );
  });

  it('the picture of a shared link is a JPEG of the same event', () => {
    fc.assert(
      fc.property(eventType, (event) => {
        expect(previewPicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-wide-1200.jpg'));
      }),
    );
    expect(previewPicture(eventTypeOf('br'))).toBe('/pictures/event-wedding-wide-1200.jpg');
    expect(previewPicture(eventTypeOf('zz'))).toBe('/pictures/event-celebration-wide-1200.jpg');
  });
});
