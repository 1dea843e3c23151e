/** What a mutation answered, as it is told to who asked for it: where it is the answer of an earlier try, with that (CART-08). */
export const withEarlierMark = <Answer extends { readonly isEarlier?: boolean }>({
  answer,
  isEarlier,
}: {
  readonly answer: Answer;
  readonly isEarlier: boolean;
}): Answer => (isEarlier ? { ...answer, isEarlier } : answer);
