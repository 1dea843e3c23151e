export * from './page-error-boundary.tsx';
export * from './problem.view.tsx';
