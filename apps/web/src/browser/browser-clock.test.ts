import { describe, expect, it } from 'vitest';
import { browserClock } from './browser-clock.ts';

const SERVICE = '2027-06-01T12:00:00.000Z';
const deviceAt = (time: string) => () => Date.parse(time);

describe('the clock of a browser', () => {
  it('is that of the service where the device is days or years off, and goes on with the device', () => {
    for (const wrong of ['2029-06-01T12:00:00.000Z', '2025-06-01T12:00:00.000Z', '2027-06-04T12:00:00.000Z']) {
      let later = 0;
      const clock = browserClock(() => Date.parse(wrong) + later, SERVICE, 'America/Chicago');
      expect(clock.now()).toBe(SERVICE);
      later = 90_000;
      expect(clock.now()).toBe('2027-06-01T12:01:30.000Z');
    }
  });

  it('is that of the device on a page of today, without a time of the page, or with one that is none', () => {
    const device = '2027-06-02T11:59:59.000Z';
    for (const page of [SERVICE, undefined, '__TIME__'])
      expect(browserClock(deviceAt(device), page, 'America/Chicago').now()).toBe(device);
  });

  it('is set right by each answer: also after a page that was kept for a week', () => {
    const device = '2027-06-08T12:00:00.000Z';
    const clock = browserClock(deviceAt(device), SERVICE, 'America/Chicago');
    clock.answered('Tue, 08 Jun 2027 12:00:40 GMT');
    expect(clock.now()).toBe(device);
    clock.answered('Tue, 08 Jun 2027 12:05:00 GMT');
    expect(clock.now()).toBe('2027-06-08T12:05:00.000Z');
    clock.answered(null);
    expect(clock.now()).toBe('2027-06-08T12:05:00.000Z');
  });
});
