import type { QueryClient } from '@tanstack/react-query';
import { getDesign } from '../api/site-design.ts';
import { queryKeys } from '../api/query-keys.ts';
import { drawOnce } from '../drawing/draw-once.ts';
import { startingLayouts } from '../editor/layouts/page-layouts.ts';
import type { Studio } from '../editor/miniatures/studio.ts';
import { sampleData } from '../editor/samples/sample-data.ts';
import { addDesignFonts } from '../lib/design-fonts.ts';
import { readPart } from '../lib/words-backend.ts';
import type { Words } from '../../field-plugins/sdk/contract/texts.ts';
import { designProperties } from '../../shared/design-css.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { useAppStore } from '../state/app-store.ts';
import themeCss from '../../site/theme.css?inline';
import { samplePictures } from './sample-pictures.ts';

interface StudioOptions {
  readonly workspaceId: string;
  readonly client: QueryClient;
  /** What was drawn before, by block. */
  readonly known: Map<string, string>;
}

/** Opens the studio of a workspace: reads its design and the words of its language. */
export async function openStudio({ workspaceId, client, known }: StudioOptions): Promise<Studio> {
  const workspace = useAppStore.getState().workspaces.list.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw new Error('The workspace is not among those of the user.');
  const { type: kind, site_language: language } = workspace;
  const wordsOf = (part: string) =>
    client.fetchQuery({
      queryKey: ['words', language, part],
      queryFn: () => readPart(language, part) as Promise<Words>,
      staleTime: Infinity,
    });
  const [design, siteWords, words] = await Promise.all([
    client.fetchQuery({
      queryKey: queryKeys.design(workspaceId),
      queryFn: () => getDesign(workspaceId),
      staleTime: 60_000,
    }),
    wordsOf('site'),
    wordsOf('samples'),
  ]);
  void addDesignFonts(design);
  const scene = { language, words: siteWords, marks: false, audience: 'site', output: 'html' } as const;
  const samples = {
    words,
    pictures: samplePictures.map(({ id, url }) => ({ id, file: url })),
    address: 'https://example.com/',
  };
  return {
    look: {
      rootClass: `s-site s-${kind.toLowerCase()}`,
      language,
      sheets: [themeSheet(), designSheet(design, kind)],
    },
    sample: (model, registry) => sampleData(model, registry, samples),
    layouts: (list, registry) => startingLayouts({ kind, list, registry, samples }),
    draw(blocks, drawn) {
      const memory = new Map(
        blocks.map((block) => [block.key, `${language} ${block.key} ${JSON.stringify(block.data)}`]),
      );
      const recall = (key: string) => known.get(memory.get(key) ?? '');
      for (const { key } of blocks) {
        const html = recall(key);
        if (html !== undefined) drawn(key, html);
      }
      return drawOnce({
        scene,
        known: { pictures: samplePictures, pages: [] },
        blocks: blocks
          .filter(({ key }) => recall(key) === undefined)
          .map(({ key, model, data, isFirst = false }) => ({ key, name: model.name, model, data, isFirst })),
        drawn(key, html) {
          known.set(memory.get(key) ?? '', html);
          drawn(key, html);
        },
      });
    },
  };
}

let theme: CSSStyleSheet | undefined;

/** One for all miniatures. */
function themeSheet(): CSSStyleSheet {
  if (theme === undefined) {
    theme = new CSSStyleSheet();
    theme.replaceSync(themeCss);
  }
  return theme;
}

function designSheet(design: WorkspaceDesign, kind: Workspace['type']): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const values = Object.entries(designProperties(design, kind)).map(([name, value]) => `${name}:${value};`);
  sheet.replaceSync(`.s-site{${values.join('')}}`);
  return sheet;
}
