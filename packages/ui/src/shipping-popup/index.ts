export * from './plain-click.ts';
export * from './popup-link.tsx';
export * from './shipping-popup.stream.ts';
export * from './shipping-popup.view.tsx';
