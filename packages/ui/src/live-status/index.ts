export * from './list-note.tsx';
export * from './live-status.view.tsx';
