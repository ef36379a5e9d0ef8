import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { quoteModel } from '../testing/sample-models.ts';
import { type MiniatureRenderer, type SiteLooks, SiteLooksContext } from './miniature-renderer.ts';
import { renderAhead, useMiniatureRenderer, useMiniatures } from './use-miniatures.ts';
import type { MiniatureBlock } from './miniature-block.ts';

const block: MiniatureBlock = { key: 'quote', model: quoteModel, data: {} };
const blocks = [block];

/** Renders in a later task, as a worker does, and keeps the result. */
function slowRenderer(): MiniatureRenderer {
  const known = new Map<string, string>();
  return {
    look: { rootClass: 's-site', language: 'en', sheets: [] },
    sample: () => ({}),
    layouts: () => [],
    render(list, rendered) {
      for (const { key } of list) {
        const html = known.get(key);
        if (html !== undefined) rendered(key, html);
        else setTimeout(() => known.set(key, `the ${key}`));
      }
      return () => undefined;
    },
  };
}

function Shown() {
  return <p>{useMiniatures(useMiniatureRenderer(), blocks).get('quote') ?? 'nothing yet'}</p>;
}

describe('thumbnails that were rendered ahead', () => {
  it('are in the first frame', async () => {
    const renderer = slowRenderer();
    const looks: SiteLooks = {
      openMiniatureRenderer: () => Promise.resolve(renderer),
      showDesign: () => Promise.resolve(),
    };
    const load = () => Promise.resolve(looks);
    await renderAhead(load, [{ ...quoteModel, id: 'quote' }], fieldRegistry);
    await new Promise((resolve) => setTimeout(resolve));
    render(
      <SiteLooksContext value={load}>
        <Shown />
      </SiteLooksContext>,
    );
    expect(screen.getByText('the quote')).toBeInTheDocument();
  });
});
