import type { FieldRender, KnownRender } from '../contract/render.ts';
import type { Messages } from '../contract/texts.ts';

/** A renderer with its messages, as `npm run plugins` puts them together: only those below `site`. */
export function knownRender(render: FieldRender, messages: ReadonlyMap<string, Messages>): KnownRender {
  const own = [...messages].flatMap(([language, tree]) => {
    const mine = tree[render.type];
    const site = typeof mine === 'object' ? mine['site'] : undefined;
    return site === undefined ? [] : [[language, { site }] as const];
  });
  return { render, messages: Object.fromEntries(own) };
}
