export * from './detail-facts.ts';
export * from './personalization-summary.tsx';
export * from './price.tsx';
export * from './product-details.tsx';
export * from './product-facts.ts';
export * from './product-lines.tsx';
