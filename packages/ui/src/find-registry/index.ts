export * from './find-form.stream.ts';
export * from './find-form.tsx';
export * from './find-page.view.tsx';
export * from './find-results.stream.ts';
