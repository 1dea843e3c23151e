export * from './shell.stream.ts';
export * from './site-frame.view.tsx';
export * from './site-header.tsx';
export * from './wordmark.tsx';
