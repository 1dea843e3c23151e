export * from './quantity-stepper.view.tsx';
