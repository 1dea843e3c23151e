export * from './purchase-news.stream.ts';
export * from './purchase-toast.tsx';
