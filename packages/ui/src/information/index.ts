export * from './information.view.tsx';
