import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../shared/cut-text.ts';
import { useWantedFocus } from '../form/use-wanted-focus.ts';
import type { Place } from '../store/places.ts';
import { FaultNote } from './fault-note.tsx';

interface UneditableFieldProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Why it cannot be edited, as a sentence. */
  readonly reason: string;
  readonly details?: string;
  readonly actions?: ReactNode;
  onRetry?(): void;
}

/** A field that cannot be edited here: shows why and the stored value, and keeps it. */
export function UneditableField({ blockKey, place, id, label, value, ...note }: UneditableFieldProps) {
  useWantedFocus({ blockKey, place, id });
  return (
    <div id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-reason`}>
      <div id={`${id}-label`} className="fault-label">
        {label}
      </div>
      <FaultNote {...note} reasonId={`${id}-reason`} className="fault-kept">
        {value !== undefined && <StoredValue value={value} />}
      </FaultNote>
    </div>
  );
}

export function storedText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Maximum length shown here; all of the value stays stored. */
const longest = 20_000;

function StoredValue({ value }: { readonly value: unknown }) {
  const { t } = useTranslation();
  const text = storedText(value);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it with the arrow keys.
    <pre tabIndex={0} role="group" aria-label={t('editor.fault.stored')} className="fault-stored">
      {cutText(text, longest, '…')}
    </pre>
  );
}
