import type { ReactNode } from 'react';

interface FactsProps {
  /** The narrowest column, in pixels. */
  readonly from: number;
  readonly children: ReactNode;
}

/** Names with their values, in as many columns as fit. Holds `Fact`s. */
export function Facts({ from, children }: FactsProps) {
  return (
    <dl className="facts" style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${from}px, 1fr))` }}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="ui-caption ui-quiet">{name}</dt>
      <dd className="ui-text ui-anywhere">{children}</dd>
    </div>
  );
}
