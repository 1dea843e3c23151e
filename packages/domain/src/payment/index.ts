export * from './card-form.ts';
export * from './payment-reference.ts';
export * from './test-cards.ts';
