export * from './order-page.stream.ts';
export * from './order-page.view.tsx';
