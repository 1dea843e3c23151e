/** Texts of the same shape in another language: any string for a string, a function of the same arguments for a function. */
export type Translated<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Answer extends string ? string : Answer
    : English extends number | boolean | null | undefined
      ? English
      : { readonly [Key in keyof English]: Translated<English[Key]> };
