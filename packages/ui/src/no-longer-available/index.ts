export * from './no-longer-available.view.tsx';
