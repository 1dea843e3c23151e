export * from './coupon-notice.ts';
export * from './coupon-percent.ts';
export * from './read-coupon.ts';
