export * from './fetched-site-layers.tsx';
