import type { QueryClient } from '@tanstack/react-query';
import { renderOnce } from '../rendering/render-once.ts';
import { startingLayouts } from '../editor/layouts/page-layouts.ts';
import type { MiniatureRenderer } from '../editor/miniatures/miniature-renderer.ts';
import { sampleData } from '../editor/samples/sample-data.ts';
import { addDesignFonts } from '../lib/design-fonts.ts';
import { readPart } from '../lib/messages-backend.ts';
import type { SiteDesign } from '../../shared/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import themeCss from '../../site/theme.css?inline';
import { sampleImages } from './sample-images.ts';

interface MiniatureRendererOptions {
  readonly design: SiteDesign;
  /** Custom properties. */
  readonly properties: Readonly<Record<string, string>>;
  readonly workspace: Pick<Workspace, 'type' | 'site_language'>;
  readonly client: QueryClient;
  readonly known: Map<string, string>;
}

export async function openMiniatureRenderer(options: MiniatureRendererOptions): Promise<MiniatureRenderer> {
  const { workspace, design, properties, client, known } = options;
  const { type: kind, site_language: language } = workspace;
  const messagesOf = (part: string) =>
    client.fetchQuery({
      queryKey: ['words', language, part],
      queryFn: () => readPart(language, part),
      staleTime: Infinity,
    });
  const values = Object.entries(properties).map(([name, value]) => `${name}:${value};`);
  const [siteMessages, messages] = await Promise.all([messagesOf('site'), messagesOf('samples')]);
  void addDesignFonts(design);
  const scene = { language, messages: siteMessages, marks: false, audience: 'site', output: 'html' } as const;
  const samples = {
    messages,
    images: sampleImages.map(({ id, url }) => ({ id, file: url })),
    address: 'https://example.com/',
  };
  return {
    look: {
      rootClass: `s-site s-${kind.toLowerCase()}`,
      language,
      sheets: [(theme ??= styleSheet(themeCss)), styleSheet(`.s-site{${values.join('')}}`)],
    },
    sample: (model, registry) => sampleData(model, registry, samples),
    layouts: (list, registry) => startingLayouts({ kind, list, registry, samples }),
    render(blocks, rendered) {
      const memory = new Map(
        blocks.map((block) => [block.key, `${language} ${block.key} ${JSON.stringify(block.data)}`]),
      );
      const cachedHtml = (key: string) => known.get(memory.get(key) ?? '');
      for (const { key } of blocks) {
        const html = cachedHtml(key);
        if (html !== undefined) rendered(key, html);
      }
      return renderOnce({
        scene,
        known: { images: sampleImages, pages: [] },
        blocks: blocks
          .filter(({ key }) => cachedHtml(key) === undefined)
          .map(({ key, model, data, isFirst = false }) => ({ key, name: model.name, model, data, isFirst })),
        rendered(key, html) {
          known.set(memory.get(key) ?? '', html);
          rendered(key, html);
        },
      });
    },
  };
}

let theme: CSSStyleSheet | undefined;

function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
