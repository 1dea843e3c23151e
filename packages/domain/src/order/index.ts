export * from './giver.ts';
export * from './order.ts';
export * from './order-facts.ts';
export * from './place-order.ts';
export * from './shipping-choice.ts';
export * from './stopped-lines.ts';
