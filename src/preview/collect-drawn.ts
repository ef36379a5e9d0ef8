import type { ShownBlock, ShownPage, ToPreview } from '../../preview/messages.ts';

/** A page that was drawn, to look at. */
export interface DrawnPage {
  /** What is around the blocks, in whichever colours are wanted. */
  readonly page: Omit<ShownPage, 'scheme'>;
  /** In their order. */
  readonly blocks: readonly (Pick<ShownBlock, 'key' | 'name'> & { readonly html: string })[];
}

/** Takes what a preview is sent, and hands on the whole page after each message. */
export function collectDrawn(changed: (drawn: DrawnPage) => void): (message: ToPreview) => void {
  const blocks = new Map<string, DrawnPage['blocks'][number]>();
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
