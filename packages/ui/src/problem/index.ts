export * from './problem.view.tsx';
export * from './page-error-boundary.tsx';
