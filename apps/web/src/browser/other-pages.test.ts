import { describe, expect, it } from 'vitest';
import { changedInOtherTabs$ } from './other-pages.ts';

const pageShown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

describe('what other pages of the browser change', () => {
  it('[CART-08] is told as soon as another tab keeps something, and when a page comes back as it was left', () => {
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
