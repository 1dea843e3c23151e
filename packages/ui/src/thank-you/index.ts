export * from './thank-you.stream.ts';
export * from './thank-you.view.tsx';
