import type { ShownBlock, ShownPage, ToPreview } from '../../preview/messages.ts';

export interface RenderedPage {
  readonly page: Omit<ShownPage, 'scheme'>;
  readonly blocks: readonly (Pick<ShownBlock, 'key' | 'name'> & { readonly html: string })[];
}

/** Collects the messages to a preview, and passes on the whole page after each one. */
export function collectRendered(changed: (rendered: RenderedPage) => void): (message: ToPreview) => void {
  const blocks = new Map<string, RenderedPage['blocks'][number]>();
  let page: ShownPage | undefined;
  let order: readonly string[] = [];
  const put = ({ key, name, html = '' }: ShownBlock) => void blocks.set(key, { key, name, html });
  return (message) => {
    if (message.type === 'reset') {
      page = message.page;
      message.blocks.forEach(put);
      order = message.blocks.map(({ key }) => key);
    } else if (message.type === 'put') put(message.block);
    else if (message.type === 'order') order = message.keys;
    else if (message.type === 'drop') order = order.filter((key) => key !== message.key);
    else return;
    if (page !== undefined) changed({ page, blocks: order.flatMap((key) => blocks.get(key) ?? []) });
  };
}
