declare module 'virtual:shop-looks' {
  export const looks: ReadonlyArray<import('./shop-looks.ts').CatalogueLook>;
}
declare module 'virtual:story-results' {
  export const results: Readonly<Record<string, import('./story-results.ts').StoryResult>>;
}
