import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteRenderEnv } from './env.ts';
import { renderPart } from './parts/part.tsx';
import type { SiteBlock } from './site-block.ts';
import { type BlockPlace, viewOf, type SiteComponent } from './view.ts';
import { announcement } from './blocks/announcement.tsx';
import { callToAction } from './blocks/call-to-action.tsx';
import { contact } from './blocks/contact.tsx';
import { faq } from './blocks/faq.tsx';
import { featureList } from './blocks/feature-list.tsx';
import { footer } from './blocks/footer.tsx';
import { generic } from './blocks/generic.tsx';
import { header } from './blocks/header.tsx';
import { hero } from './blocks/hero.tsx';
import { imageGallery } from './blocks/image-gallery.tsx';
import { openingHours } from './blocks/opening-hours.tsx';
import { postTeaser } from './blocks/post-teaser.tsx';
import { priceList } from './blocks/price-list.tsx';
import { productCard } from './blocks/product-card.tsx';
import { quote } from './blocks/quote.tsx';
import { richSection } from './blocks/rich-section.tsx';
import { team } from './blocks/team.tsx';

export const siteComponents: ReadonlyMap<string, SiteComponent> = new Map([
  ['hero', hero],
  ['rich-section', richSection],
  ['feature-list', featureList],
  ['image-gallery', imageGallery],
  ['call-to-action', callToAction],
  ['quote', quote],
  ['product-card', productCard],
  ['price-list', priceList],
  ['post-teaser', postTeaser],
  ['contact', contact],
  ['faq', faq],
  ['team', team],
  ['opening-hours', openingHours],
  ['header', header],
  ['footer', footer],
  ['announcement', announcement],
]);

/**
 * Renders a block as HTML: one element, or nothing if it is blank. Never throws. In a preview, a block that fails or is blank,
 * and has no editable text, becomes a labelled placeholder.
 */
export function renderBlock(block: SiteBlock, env: SiteRenderEnv, place: BlockPlace = {}): string {
  try {
    const component = componentFor(block.type_slug);
    const { Render } = component;
    const html = withoutPreloads(
      renderToStaticMarkup(
        <Render view={viewOf(block, env, { known: component, place, renderPart, path: '' })} />,
      ),
    );
    if (!isBlank(html) || html.includes(' data-octavo-empty=')) return html;
    return env.audience === 'preview' ? renderPlaceholder(block, env, 'empty') : '';
  } catch {
    return env.audience === 'preview' ? renderPlaceholder(block, env, 'broken') : '';
  }
}

/** React puts a preload in front of an image that a plugin renders without `loading="lazy"`. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link [^>]*>)+/, '');
}

/** Whether the HTML shows nothing: no text, image or control. React escapes `<` and `>` in attributes. */
function isBlank(html: string): boolean {
  return (
    !/<(?:img|input|video|audio|iframe|svg|hr)\b/.test(html) && html.replace(/<[^<>]*>/g, '').trim() === ''
  );
}

export function renderPlaceholder(
  block: Pick<SiteBlock, 'id' | 'type' | 'type_slug'>,
  env: Pick<SiteRenderEnv, 'marks' | 'translate'>,
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
        <p>{env.translate(reason === 'empty' ? 'placeholder.empty' : 'placeholder.broken')}</p>
      </div>
    </section>,
  );
}

function componentFor(slug: string): SiteComponent {
  return siteComponents.get(slug) ?? generic;
}
