import { type RefObject, useEffect, useRef } from 'react';

/** For what is said where the reader may not look: whenever there is something new to say, its place comes into sight. */
export const useComesIntoSight = <Place extends Element>(said: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (said !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return place;
};
