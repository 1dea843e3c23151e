export * from './co-registrant.stream.ts';
export * from './co-registrant.view.tsx';
export * from './invitation.stream.ts';
export * from './invitation.view.tsx';
