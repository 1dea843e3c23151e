export * from './own-sessions.stream.ts';
export * from './own-sessions.view.tsx';
