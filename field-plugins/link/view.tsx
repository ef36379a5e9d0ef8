import AddLink from '@mui/icons-material/AddLink';
import { Box, Typography } from '@mui/material';
import { ItemList, type ItemProps } from '../sdk/kit/item-list.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { usePages, type Pages } from '../sdk/kit/use-pages.ts';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ButtonPicture } from './button-picture.tsx';
import { linkField } from './field.ts';
import { newLink, type LinkItem } from './link-item.ts';
import { LinkDestination } from './link-destination.tsx';
import { LinkLook } from './link-look.tsx';

function LinkWidget(props: WidgetProps<readonly LinkItem[], ListOptions>) {
  const { readOnly, host } = props;
  const pages = usePages(host);
  return (
    <ItemList field={props} type="link" addIcon={<AddLink />} newItem={newLink}>
      {(item) => <LinkCard {...item} {...{ pages, readOnly, host }} />}
    </ItemList>
  );
}

function LinkPreview({ value, host }: PreviewProps<readonly LinkItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
      {value.map((item, index) => (
        <Box key={keys[index]} sx={{ display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 }}>
          <ButtonPicture item={item} host={host} />
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {destinationOf(item, host)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Where the link leads, and in which tab if that is another one. */
function destinationOf(item: LinkItem, host: FieldHost): string {
  const address = item.type === 'internal' ? (item.page?.url_path ?? '') : item.link.trim();
  return [address, ...(item.target === '_blank' ? [host.translate('link.targets.new')] : [])].join(' · ');
}

export const linkView = defineView(linkField, { Widget: LinkWidget, Preview: LinkPreview });

interface LinkCardProps extends ItemProps<LinkItem> {
  readonly pages: Pages;
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

/** Controls for one link: its destination, its text and its look. */
function LinkCard(props: LinkCardProps) {
  return (
    <>
      <LinkDestination {...props} />
      <LinkLook {...props} />
    </>
  );
}
