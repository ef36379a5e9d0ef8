import AddLink from '@mui/icons-material/AddLink';
import { Box } from '@mui/material';
import { ItemList } from '../sdk/kit/item-list.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { usePages } from '../sdk/kit/use-pages.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ButtonPicture } from './button-picture.tsx';
import { linkField } from './field.ts';
import { LinkCard } from './link-card.tsx';
import { newLink, type LinkItem } from './link-item.ts';

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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {value.map((item, index) => (
        <ButtonPicture key={keys[index]} item={item} host={host} />
      ))}
    </Box>
  );
}

export const linkView = defineView(linkField, { Widget: LinkWidget, Preview: LinkPreview });
