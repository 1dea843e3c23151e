export * from './confirmation.ts';
export * from './order-confirmation.view.tsx';
