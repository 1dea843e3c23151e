export * from './list-section.view.tsx';
export * from './long-list.ts';
export * from './most-loved-shelf.tsx';
export * from './section-frame.tsx';
