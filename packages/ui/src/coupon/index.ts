export * from './coupon.stream.ts';
export * from './coupon.view.tsx';
