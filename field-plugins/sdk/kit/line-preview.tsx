import type { FieldHost } from '../contract/view.ts';
import { Nothing } from './nothing.tsx';

interface LinePreviewProps {
  readonly text: string;
  readonly host: FieldHost;
}

/** A value that is one line of text, in small. */
export function LinePreview({ text, host }: LinePreviewProps) {
  if (text.trim() === '') return <Nothing host={host} />;
  return (
    <div className="ui-small ui-cut" dir="auto">
      {text}
    </div>
  );
}
