import { describe, expect, it } from 'vitest';
import { cameraProblemOf } from './camera-problem-of.ts';

describe('why a browser gives no camera', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'in-use'],
    ['NotSupportedError', 'not-supported'],
    ['EncodingError', 'broken-off'],
  ])('[ADD-08] %s: %s', (name, problem) => {
    expect(cameraProblemOf(new DOMException('', name))).toBe(problem);
  });

  it('[ADD-08] whatever else is thrown broke it off', () => {
    expect(cameraProblemOf(new TypeError('failed to load'))).toBe('broken-off');
    expect(cameraProblemOf('away')).toBe('broken-off');
  });
});
