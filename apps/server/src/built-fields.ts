/**
 * The built payment fields of a provider (vite.config.ts). The path is right both from the sources and from the built service.
 */
export const builtFields = (provider: string): URL => new URL(`../dist/fields/${provider}.js`, import.meta.url);
