import { dayOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { ownSessionsMessages } from './own-sessions.ts';

describe('the words of where one is signed in', () => {
  it('[AUTH-06] a browser is called by what it says of itself, as far as it does', () => {
    const { device } = ownSessionsMessages;
    expect(device({ browser: 'Safari', system: 'iOS' })).toBe('Safari on iOS');
    expect(device({ browser: 'Firefox', system: '' })).toBe('Firefox');
    expect(device({ browser: '', system: 'Android' })).toBe('A browser on Android');
    expect(device({ browser: '', system: '' })).toBe('A browser we don’t recognize');
  });

  it('[AUTH-06] when it was used last is said as one says it', () => {
    const { lastUsed } = ownSessionsMessages;
    expect(lastUsed({ _tag: 'JustNow' })).toBe('Used just now');
    expect(lastUsed({ _tag: 'Yesterday' })).toBe('Last used yesterday');
    expect(lastUsed({ _tag: 'Day', day: dayOf('2027-06-10') })).toBe('Last used Jun 10, 2027');
  });
});
