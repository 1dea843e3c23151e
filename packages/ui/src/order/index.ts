export * from './confirmation.ts';
export * from './for-registry.tsx';
export * from './order-confirmation.view.tsx';
export * from './personalization-text-line.tsx';
