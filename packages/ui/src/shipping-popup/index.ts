export * from './popup-link.tsx';
export * from './shipping-popup.stream.ts';
export * from './shipping-popup.view.tsx';
