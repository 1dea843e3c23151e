import { useEffect, useRef } from 'react';

/** The ids of what stood right after and right before that id when the layer opened, among all that the selector finds on the page: by the time it closes, the id itself may be gone. */
export const useBeside = (isOpen: boolean, id: string, kind: string): ReadonlyArray<string> => {
  const beside = useRef<ReadonlyArray<string>>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when it opened is beside it
  useEffect(() => {
    if (!isOpen) return;
    const all = [...document.querySelectorAll(kind)].map((one) => one.id);
    const at = all.indexOf(id);
    beside.current = at < 0 ? [] : [...all.slice(at + 1, at + 2), ...all.slice(Math.max(at - 1, 0), at)];
  }, [isOpen]);
  return beside.current;
};
