import type { ItemProps } from '../sdk/kit/item-list.tsx';
import type { Pages } from '../sdk/kit/use-pages.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { LinkDestination } from './link-destination.tsx';
import type { LinkItem } from './link-item.ts';
import { LinkLook } from './link-look.tsx';

interface LinkCardProps extends ItemProps<LinkItem> {
  readonly pages: Pages;
  readonly readOnly: boolean;
  /** The element that holds the field's errors, when there are any. */
  readonly errorsId: string | undefined;
  readonly host: FieldHost;
}

/** One link: where it leads, what it says and how it looks. */
export function LinkCard(props: LinkCardProps) {
  return (
    <>
      <LinkDestination {...props} />
      <LinkLook {...props} />
    </>
  );
}
