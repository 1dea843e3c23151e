import { describe, expect, it } from 'vitest';
import { ownSessionsMessages } from './account-page.ts';

describe('messages of the sessions', () => {
  it('[AUTH-06] a browser is named as far as it names itself', () => {
    const { device } = ownSessionsMessages;
    expect(device({ browser: 'Safari', system: 'iOS' })).toBe('Safari on iOS');
    expect(device({ browser: 'Firefox', system: '' })).toBe('Firefox');
    expect(device({ browser: '', system: 'Android' })).toBe('A browser on Android');
    expect(device({ browser: '', system: '' })).toBe('A browser we don’t recognize');
  });
});
