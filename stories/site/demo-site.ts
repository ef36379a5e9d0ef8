import { validateBlock } from '../../content-model/validate-block.ts';
import { partIds } from '../../content-model/part-ids.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import type { DemoBlock, DemoWorkspace } from '../../server/demo/demo-content.ts';
import { demoWorkspaces } from '../../server/demo/demo-workspaces.ts';
import { resolveDemoData } from '../../server/demo/resolve-demo-data.ts';
import type { SiteBlock } from '../../site/site-block.ts';
import type { SiteDocument, SiteFrame } from '../../site/site-document.ts';
import type { BlockData } from '../../shared/wire/content.ts';
import { modelNamed, siteBlock } from './site-blocks.ts';

/** A workspace of the demo as its site: the frame, and its pages by path. */
export interface DemoSite {
  readonly frame: SiteFrame;
  readonly pages: readonly SiteDocument[];
}

/** Renderings that are higher than they are wide. */
const tall = /^(kiln|courtyard|lighthouse|portrait-.*|stairwell|vases)$/;

/** Every site of the demo. `styles` are the addresses of its stylesheets. */
export function demoSites(styles: readonly string[] = []): readonly DemoSite[] {
  return demoWorkspaces.map((workspace) => {
    const deliver = deliverer(workspace);
    const frame = frameOf(workspace, deliver);
    const pages = workspace.pages.map((page, index) => ({
      frame,
      head: {
        title: page.title,
        description: workspace.description,
        canonical: `https://example.com${page.url_path}`,
        styles,
        noindex: false,
        jsonLd: { '@context': 'https://schema.org', '@type': 'WebPage', name: page.title },
      },
      path: page.url_path,
      blocks: page.blocks.map((block, at) => deliver(block, `page-${index}-block-${at}`)),
    }));
    return { frame, pages };
  });
}

type Deliver = (block: DemoBlock, id: string) => SiteBlock;

function frameOf(workspace: DemoWorkspace, deliver: Deliver): SiteFrame {
  const component = (type: string) =>
    workspace.components.filter((one) => one.type === type).map((one) => deliver(one, type.toLowerCase()))[0];
  const [header, footer, announcement] = ['Header', 'Footer', 'Announcement'].map(component);
  return {
    title: workspace.title,
    kind: workspace.type,
    components: {
      ...(header && { header }),
      ...(footer && { footer }),
      ...(announcement && { announcement }),
      others: [],
    },
  };
}

/** Delivers the blocks of a workspace as its site gets them. */
function deliverer(workspace: DemoWorkspace): Deliver {
  const pages = new Map(
    workspace.pages.map(({ key, title, url_path }) => [key, { id: key, title, url_path }]),
  );
  const images = new Map(
    Object.keys(workspace.images).map((name) => [name, { id: name, file: `${name}.svg` }]),
  );
  const lookup: ReferenceLookup = {
    media: (name) => {
      const [width, height] = tall.test(name) ? [768, 1024] : [1024, 768];
      const [file, alt] = [`${name}.svg`, workspace.images[name] ?? ''];
      return { file, url: `/media/${file}`, width, height, alt };
    },
    page: (key) => {
      const page = workspace.pages.find((one) => one.key === key);
      return page && { url_path: page.url_path, title: page.title, url: page.url_path };
    },
  };
  return ({ type, data }, id) => {
    const model = modelNamed(type);
    const stored: BlockData = resolveDemoData(model, data, { images, pages });
    const delivered = validateBlock(model, stored, fieldRegistry).deliver(lookup);
    return { ...siteBlock(id, model, delivered), ids: partIds(validateBlock(model, stored, fieldRegistry)) };
  };
}
