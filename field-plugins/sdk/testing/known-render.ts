import type { FieldRender, KnownRender } from '../contract/render.ts';
import type { Words } from '../contract/texts.ts';

/** A renderer with its words, as `npm run plugins` puts them together: only those below `site`. */
export function knownRender(render: FieldRender, words: ReadonlyMap<string, Words>): KnownRender {
  const own = [...words].flatMap(([language, tree]) => {
    const mine = tree[render.type];
    const site = typeof mine === 'object' ? mine['site'] : undefined;
    return site === undefined ? [] : [[language, { site }] as const];
  });
  return { render, words: Object.fromEntries(own) };
}
