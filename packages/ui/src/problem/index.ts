export * from './problem.view.tsx';
