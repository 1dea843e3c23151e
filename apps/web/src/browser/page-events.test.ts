import { describe, expect, it } from 'vitest';
import { changedInOtherTabs$ } from './page-events.ts';

const pageShown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

describe('changes in other tabs', () => {
  it('[CART-08] are reported when another tab stores something, and when a page is restored from the back/forward cache', () => {
    const page = new EventTarget();
    let told = 0;
    const observer = changedInOtherTabs$(page).subscribe(() => {
      told += 1;
    });
    page.dispatchEvent(new Event('storage'));
    expect(told).toBe(1);
    page.dispatchEvent(pageShown(true));
    expect(told).toBe(2);
    page.dispatchEvent(pageShown(false));
    observer.unsubscribe();
    page.dispatchEvent(new Event('storage'));
    expect(told).toBe(2);
  });
});
