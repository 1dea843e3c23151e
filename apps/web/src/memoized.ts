/** Memoizes a function by the name of its argument. */
export const memoized = <A, B>(name: (argument: A) => string, make: (argument: A) => B): ((argument: A) => B) => {
  const made = new Map<string, B>();
  return (argument) => {
    const key = name(argument);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(argument);
    made.set(key, fresh);
    return fresh;
  };
};

/** Memoizes a function without arguments. */
export const once = <B>(make: () => B): (() => B) => {
  const known = memoized(() => '', make);
  return () => known(undefined);
};
