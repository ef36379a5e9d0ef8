import type { CSSProperties } from 'react';

interface DiscProps {
  /** A colour that was checked: stored text must not reach a style sheet. Without one, the disc is empty. */
  readonly color?: string | undefined;
}

/** A disc in a colour. */
export function Disc({ color }: DiscProps) {
  return <span className="ui-disc" style={tinted(color)} />;
}

/** The style that gives a disc its colour. */
export function tinted(color: string | undefined): CSSProperties | undefined {
  return color === undefined ? undefined : ({ '--ui-color': color } as CSSProperties);
}
