export * from './budget-baskets.stream.ts';
export * from './budget-baskets.view.tsx';
