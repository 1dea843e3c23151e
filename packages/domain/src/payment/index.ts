export * from './card-form.ts';
export * from './dispute.ts';
export * from './payment-reference.ts';
export * from './test-cards.ts';
