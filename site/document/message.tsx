import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteRenderEnv } from '../env.ts';
import { ContactForm } from '../parts/contact-form.tsx';
import { viewOf } from '../view.ts';

/** A page of the theme: a title, a sentence, and the label of the link to the start page if there is one. */
interface Message {
  readonly title: string;
  readonly text: string;
  readonly home?: string;
}

export function renderMessage({ title, text, home }: Message, env: SiteRenderEnv): string {
  return renderTitled(
    title,
    <>
      <p className="s-lead">{text}</p>
      {home !== undefined && (
        <div className="s-buttons">
          <a className="s-button s-contained s-primary s-large" href={env.href('/')}>
            {home}
          </a>
        </div>
      )}
    </>,
  );
}

export function renderForm(env: SiteRenderEnv): string {
  const block = { id: 'form', type: '', type_slug: '', fields: [], data: {} };
  const view = viewOf(block, env, {
    known: { fields: /^/ },
    place: { isFirst: true },
    renderPart: () => null,
  });
  return renderTitled(env.translate('form.label'), <ContactForm view={view} />);
}

function renderTitled(title: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <section className="s-block s-bg-white s-message">
      <div className="s-inner">
        <h1 className="s-title">{title}</h1>
        {content}
      </div>
    </section>,
  );
}
