import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly tone: 'success' | 'warning';
  readonly title: string;
  /** The meaning of the result, in a sentence or two. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces a form or a question with its result. The title takes the focus, so screen readers read it out. */
export function Outcome({ icon, tone, title, children, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone, so the heading takes it before anything is painted.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="outcome">
      <div aria-hidden className="outcome-icon" data-tone={tone}>
        {icon}
      </div>
      <h2 ref={heading} tabIndex={-1} className="outcome-title ui-h3">
        {title}
      </h2>
      <p className="ui-text ui-quiet">{children}</p>
      {action !== undefined && <div className="outcome-action">{action}</div>}
    </div>
  );
}
