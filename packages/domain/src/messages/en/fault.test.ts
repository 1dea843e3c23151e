import { describe, expect, it } from 'vitest';
import { waitMessages } from './fault.ts';

describe('the words of a wait', () => {
  it('[AUTH-07] it is counted in minutes and seconds, and in hours where it takes that long', () => {
    expect([9, 61, 900, 3_600, 86_399].map(waitMessages.left)).toEqual([
      'You can try again in 0:09.',
      'You can try again in 1:01.',
      'You can try again in 15:00.',
      'You can try again in 1:00:00.',
      'You can try again in 23:59:59.',
    ]);
  });
});
