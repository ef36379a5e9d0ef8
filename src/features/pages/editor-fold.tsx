import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { ExpandMore } from './page-icons.ts';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapsed at first. */
export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={title} className="page-fold">
      <Button
        color="inherit"
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore />}
      >
        {title}
      </Button>
      {open && (
        <div id={id} className="page-fold-body">
          {children}
        </div>
      )}
    </section>
  );
}
