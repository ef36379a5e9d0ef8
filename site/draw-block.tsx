import { renderToStaticMarkup } from 'react-dom/server';
import { componentFor } from './catalogue.ts';
import type { DrawEnv } from './env.ts';
import { drawPart } from './parts/part.tsx';
import type { SiteBlock } from './site-block.ts';
import { type BlockPlace, viewOf } from './view.ts';

/**
 * Renders a block as HTML: one element, or nothing if it is blank. Never throws. In a preview, a block that fails or is blank,
 * and has no editable text, becomes a labelled placeholder.
 */
export function drawBlock(block: SiteBlock, env: DrawEnv, place: BlockPlace = {}): string {
  try {
    const component = componentFor(block.type_slug);
    const { Draw } = component;
    const html = withoutPreloads(
      renderToStaticMarkup(
        <Draw view={viewOf(block, env, { known: component, place, drawPart, path: '' })} />,
      ),
    );
    if (!isBlank(html) || html.includes(' data-octavo-empty=')) return html;
    return env.audience === 'preview' ? drawPlaceholder(block, env, 'empty') : '';
  } catch {
    return env.audience === 'preview' ? drawPlaceholder(block, env, 'broken') : '';
  }
}

/** React puts a preload in front of a picture that a plugin draws without `loading="lazy"`. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link [^>]*>)+/, '');
}

/** Whether the HTML shows nothing: no text, picture or control. React escapes `<` and `>` in attributes. */
function isBlank(html: string): boolean {
  return (
    !/<(?:img|input|video|audio|iframe|svg|hr)\b/.test(html) && html.replace(/<[^<>]*>/g, '').trim() === ''
  );
}

/** The placeholder of a block in a preview: the name of its type, and why it is blank. */
export function drawPlaceholder(
  block: Pick<SiteBlock, 'id' | 'type' | 'type_slug'>,
  env: Pick<DrawEnv, 'marks' | 'words'>,
  reason: 'empty' | 'broken',
): string {
  const type = typeof block.type === 'string' && block.type !== '' ? block.type : block.type_slug;
  return renderToStaticMarkup(
    <section
      className="s-block s-bg-white s-placeholder"
      {...(env.marks && { 'data-octavo-block': block.id })}
    >
      <div className="s-inner">
        <p>
          <strong>{type}</strong>
        </p>
        <p>{env.words(reason === 'empty' ? 'placeholder.empty' : 'placeholder.broken')}</p>
      </div>
    </section>,
  );
}
