import type { ReactNode } from 'react';
import { renderLinks, isLink } from './render-links.tsx';
import { renderImages, isImage } from './render-images.tsx';
import { renderTree } from './render-tree.tsx';
import type { RenderEnv } from './render-env.ts';

/** Lists nested any deeper are left out. */
const mostLevels = 8;

/**
 * Renders a delivered value whose type has no renderer, by its shape: text, numbers, images, links, formatted text, and
 * lists of these. Null for anything else, and for blank text. Never throws.
 */
export function renderShape(value: unknown, env: RenderEnv, level = 0): ReactNode {
  if (typeof value === 'string') return value.trim() === '' ? null : <p className="s-text">{value}</p>;
  if (typeof value === 'number') return <p>{new Intl.NumberFormat(env.locale).format(value)}</p>;
  if (Array.isArray(value)) return renderList(value, env, level);
  if (isImage(value)) return renderImages([value], env);
  if (isLink(value)) return renderLinks([plainLink(value)], env);
  return typeof value === 'object' && value !== null && 'tree' in value ? renderTree(value.tree, env) : null;
}

function renderList(list: readonly unknown[], env: RenderEnv, level: number): ReactNode {
  if (list.length > 0 && list.every(isImage)) return renderImages(list, env);
  if (list.length > 0 && list.every(isLink)) return renderLinks(list.map(plainLink), env);
  const items = level < mostLevels ? list.map((item) => renderShape(item, env, level + 1)) : [];
  const shown = items.filter((item) => item !== null);
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Other members of the object may be anything. */
function plainLink({ title, url }: { readonly title: string; readonly url: string | null }) {
  return { title, url };
}
