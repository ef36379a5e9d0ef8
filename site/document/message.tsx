import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteRenderEnv } from '../env.ts';

/** A page of the theme: a title, a sentence, and the label of the link to the start page if there is one. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly home?: string;
}

export function renderMessage({ title, text, home }: Message, env: SiteRenderEnv): string {
  return renderToStaticMarkup(
    <section className="s-block s-bg-white s-message">
      <div className="s-inner">
        <h1 className="s-title">{title}</h1>
        <p className="s-lead">{text}</p>
        {home !== undefined && (
          <div className="s-buttons">
            <a className="s-button s-contained s-primary s-large" href={env.href('/')}>
              {home}
            </a>
          </div>
        )}
      </div>
    </section>,
  );
}
