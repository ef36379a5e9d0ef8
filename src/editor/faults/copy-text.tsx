import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text, or shows it if the browser has no clipboard. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('shown');
    }
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        <span aria-live="polite">{state === 'copied' ? t('editor.fault.copied') : label}</span>
      </Button>
      {state === 'shown' && <code className="fault-text">{text}</code>}
    </>
  );
}
