export * from './brand-switch.ts';
export * from './carousel-items.ts';
export * from './pod.ts';
export * from './pod-answer.ts';
export * from './pod-choice.ts';
export * from './pod-picks.ts';
export * from './pod-request.ts';
export * from './top-picks.ts';
