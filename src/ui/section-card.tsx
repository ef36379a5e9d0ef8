import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function SectionCard({ title, actions, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className="ui-card section-card" aria-labelledby={id}>
      <div className="section-card-head">
        <h2 id={id} className="ui-h3 ui-anywhere">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
