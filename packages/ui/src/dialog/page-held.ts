/** What stands on the page while a layer holds it; it is held a while longer than the layer is open. */
export const HELD = 'data-scroll-locked';

/** Whether the page is held where it stands, since a layer lies over it. */
export const isPageHeld = (): boolean => document.body.hasAttribute(HELD);
