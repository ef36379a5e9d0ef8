import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawEnv } from '../env.ts';

/** A page of the theme's own: a title, a sentence, and the name of a way to the start of the site if it has one. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly home?: string;
}

/** A message instead of blocks: what a page of the theme's own has to say. */
export function drawMessage({ title, text, home }: Message, env: DrawEnv): string {
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
