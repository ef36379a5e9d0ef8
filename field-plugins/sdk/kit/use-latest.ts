import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the latest render, for code that continues after an await. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
