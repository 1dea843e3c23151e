export * from './list-section.view.tsx';
export * from './long-list.ts';
export * from './section-frame.tsx';
