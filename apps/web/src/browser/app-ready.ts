/**
 * Dispatched on the window once the app has taken over a page that the service rendered whole. early-presses.ts, which
 * must not load the app, has a copy of the name.
 */
export const APP_READY = 'app-ready';
