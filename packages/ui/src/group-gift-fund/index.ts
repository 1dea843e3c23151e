export * from './group-gift-fund.stream.ts';
export * from './group-gift-fund.view.tsx';
export * from './group-gift-fund-model.ts';
