import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteRenderEnv } from '../env.ts';
import { ContactForm } from '../parts/contact-form.tsx';
import { viewOf } from '../view.ts';

export function renderForm(env: SiteRenderEnv): string {
  const block = { id: 'form', type: '', type_slug: '', fields: [], data: {} };
  const view = viewOf(block, env, {
    known: { fields: /^/ },
    place: { isFirst: true },
    renderPart: () => null,
  });
  return renderToStaticMarkup(
    <section className="s-block s-bg-white s-message">
      <div className="s-inner">
        <h1 className="s-title">{env.words('form.label')}</h1>
        <ContactForm view={view} />
      </div>
    </section>,
  );
}
