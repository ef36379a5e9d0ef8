import type { ReactNode, Ref } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';

interface FailureScreenProps {
  readonly title: string;
  /** The consequence for the reader. */
  readonly text: string;
  readonly children: ReactNode;
  /** Takes the focus when the focused element is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Nothing else is in the window. */
  readonly alone?: boolean;
  /** The language of the text, if it is not the interface's. */
  readonly lang?: string;
}

/** Replaces a screen that cannot be shown: explains the problem, its consequence and the next steps. */
export function FailureScreen(props: FailureScreenProps) {
  const { title, text, children, headingRef, alone = false, lang } = props;
  return (
    <div role="alert" lang={lang} className="failure-screen" data-alone={alone ? '' : undefined}>
      <BrandMark size={56} />
      <h1 className="ui-h1" ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <p className="ui-text ui-quiet">{text}</p>
      <div className="failure-screen-actions">{children}</div>
    </div>
  );
}
