import { type ReactNode, useEffect } from 'react';
import { ChevronLeft } from '../../field-plugins/sdk/kit/icons.ts';
import { useBrand } from './brand.ts';
import { TextLink } from './link-button.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a state or a count. */
  readonly meta?: ReactNode;
  readonly description?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** A menu of less frequent actions. It stays beside the title, also on a phone. */
  readonly menu?: ReactNode;
  /** Buttons, the main one last. They are below the title if they do not fit beside it. */
  readonly actions?: ReactNode;
}

/** The header of a screen: its only h1, its actions, and the title of the browser tab. */
export function PageHeader({ title, meta, description, back, menu, actions }: PageHeaderProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [name, title]);
  return (
    <header className="page-header">
      {back !== undefined && (
        <TextLink href={back.href} className="page-header-back ui-quiet">
          <ChevronLeft />
          {back.label}
        </TextLink>
      )}
      <div className="page-header-lines">
        <div className="page-header-title" data-beside-menu={menu === undefined ? undefined : ''}>
          <h1 className="ui-h1 ui-anywhere">{title}</h1>
          {meta}
        </div>
        {menu}
        {actions !== undefined && <div className="page-header-actions">{actions}</div>}
        {description !== undefined && (
          <div className="page-header-text">
            <p className="ui-text ui-quiet ui-anywhere">{description}</p>
          </div>
        )}
      </div>
    </header>
  );
}
