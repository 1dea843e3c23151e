import { describe, expect, it } from 'vitest';
import { mantineTheme } from './mantine-site.tsx';

describe('layers and toasts', () => {
  it('[SITE-04] fade in 300 ms, and not at all where less motion is asked for', () => {
    const { components, respectReducedMotion } = mantineTheme;
    const fade = { transitionProps: { transition: 'fade', duration: 300 } };
    expect(components?.['Modal']?.defaultProps).toMatchObject(fade);
    expect(components?.['Drawer']?.defaultProps).toMatchObject(fade);
    expect(components?.['Menu']?.defaultProps).toMatchObject(fade);
    expect(components?.['Notifications']?.defaultProps).toEqual({ transitionDuration: 300 });
    expect(respectReducedMotion).toBe(true);
  });
});
