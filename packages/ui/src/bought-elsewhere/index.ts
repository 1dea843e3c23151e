export * from './bought-elsewhere.stream.ts';
export * from './bought-elsewhere.view.tsx';
