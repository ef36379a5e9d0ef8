import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawEnv } from '../env.ts';

/** A page of the theme's own: a title, a sentence, and a way to the start of the site. */
export function drawMessage(
  { title, text, home }: { readonly title: string; readonly text: string; readonly home: string },
  env: DrawEnv,
): string {
  return renderToStaticMarkup(
    <section className="s-block s-bg-white s-message">
      <div className="s-inner">
        <h1 className="s-title">{title}</h1>
        <p className="s-lead">{text}</p>
        <div className="s-buttons">
          <a className="s-button s-contained s-primary s-large" href={env.href('/')}>
            {home}
          </a>
        </div>
      </div>
    </section>,
  );
}
