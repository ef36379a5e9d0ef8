import type { ItemProps } from '../sdk/kit/item-list.tsx';
import type { Pages } from '../sdk/kit/use-pages.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { LinkDestination } from './link-destination.tsx';
import type { LinkItem } from './link-item.ts';
import { LinkLook } from './link-look.tsx';

interface LinkCardProps extends ItemProps<LinkItem> {
  readonly pages: Pages;
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

/** Controls for one link: its destination, its text and its look. */
export function LinkCard(props: LinkCardProps) {
  return (
    <>
      <LinkDestination {...props} />
      <LinkLook {...props} />
    </>
  );
}
