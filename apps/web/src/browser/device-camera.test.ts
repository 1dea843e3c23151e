import { describe, expect, it } from 'vitest';
import { cameraProblemOf, openedCamera } from './device-camera.ts';

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

/** A camera with two tracks that says how many of them still run. */
const scene = () => {
  let running = 2;
  const track = {
    stop: () => {
      running -= 1;
    },
  };
  return { stream: { getTracks: () => [track, track] }, running: () => running };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the opened camera', () => {
  it('[ADD-08] runs as long as somebody looks; then every track of it is stopped', async () => {
    const { stream, running } = scene();
    const seen: unknown[] = [];
    const looking = openedCamera(async () => stream).subscribe((given) => seen.push(given));
    await settled();
    expect([seen, running()]).toEqual([[stream], 2]);
    looking.unsubscribe();
    expect(running()).toBe(0);
  });

  it('[ADD-08] is stopped too when it is given only after everybody left', async () => {
    const { stream, running } = scene();
    const seen: unknown[] = [];
    openedCamera(async () => stream)
      .subscribe((given) => seen.push(given))
      .unsubscribe();
    await settled();
    expect([seen, running()]).toEqual([[], 0]);
  });

  it('[ADD-08] that is not given says why', async () => {
    const told: unknown[] = [];
    const refusal = new DOMException('', 'NotAllowedError');
    openedCamera(() => Promise.reject(refusal)).subscribe({ error: (thrown) => told.push(thrown) });
    await settled();
    expect(told).toEqual([refusal]);
  });
});
