import { vi } from 'vitest';

/** jsdom has no layout: this sets the window's width and returns a function that changes it. */
export function setWindowWidth(width: number): (next: number) => void {
  let now = width;
  const lists = new Set<EventTarget>();
  const fits = (query: string) => {
    const [least, most] = ['min', 'max'].map(
      (end) => new RegExp(`${end}-width:\\s*([\\d.]+)px`).exec(query)?.[1],
    );
    if (least === undefined && most === undefined) return false;
    return now >= Number(least ?? 0) && now <= Number(most ?? Infinity);
  };
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = new EventTarget();
    lists.add(list);
    Object.defineProperty(list, 'matches', { get: () => fits(query) });
    return Object.assign(list, { media: query, addListener() {}, removeListener() {} });
  });
  return (next) => {
    now = next;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}
