import AddLink from '@mui/icons-material/AddLink';
import {
  Box,
  FormControl,
  InputLabel,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { ItemList, type ItemProps } from '../sdk/kit/item-list.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { usePages } from '../sdk/kit/use-pages.ts';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ButtonPreview } from './button-preview.tsx';
import { linkField } from './field.ts';
import { type LinkItem, linkTypes, newLink } from './link-item.ts';
import { LinkAppearance } from './link-appearance.tsx';
import { describedBy } from '../sdk/kit/item-issues.ts';
import { PagePicker } from '../sdk/kit/page-picker.tsx';

function LinkWidget(props: WidgetProps<readonly LinkItem[], ListOptions>) {
  const { readOnly, host } = props;
  return (
    <ItemList field={props} type="link" addIcon={<AddLink />} newItem={newLink}>
      {(item) => (
        <>
          <LinkDestination {...item} {...{ readOnly, host }} />
          <LinkAppearance {...item} {...{ readOnly, host }} />
        </>
      )}
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
          <ButtonPreview item={item} host={host} />
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {destinationOf(item, host)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function destinationOf(item: LinkItem, host: FieldHost): string {
  const address = item.type === 'internal' ? (item.page?.url_path ?? '') : item.link.trim();
  return [address, ...(item.target === '_blank' ? [host.translate('link.targets.new')] : [])].join(' · ');
}

export const linkView = defineView(linkField, { Widget: LinkWidget, Preview: LinkPreview });

interface LinkDestinationProps extends ItemProps<LinkItem> {
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

function LinkDestination({ id, item, readOnly, issues, host, onChange }: LinkDestinationProps) {
  // Here, because a form without links must not load them. All items share them.
  const pages = usePages(host);
  const [pageErrors, addressErrors] = [describedBy(issues, 'page'), describedBy(issues, 'link')];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
      <FormControl sx={{ flex: 'none' }}>
        <InputLabel id={`${id}-type`} component="div">
          {host.translate('link.type')}
        </InputLabel>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={item.type}
          disabled={readOnly}
          aria-labelledby={`${id}-type`}
          onChange={(_event, type: LinkItem['type'] | null) => {
            if (type !== null) onChange({ ...item, type });
          }}
          sx={{ height: 36 }}
        >
          {linkTypes.map((type) => (
            <ToggleButton key={type} value={type}>
              {host.translate(`link.types.${type}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FormControl>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {item.type === 'internal' ? (
          <PagePicker
            id={`${id}-page`}
            page={item.page}
            pages={pages}
            readOnly={readOnly}
            host={host}
            wrong={pageErrors !== undefined}
            describedBy={pageErrors}
            onChange={(page) => onChange({ ...item, page })}
          />
        ) : (
          <TextField
            id={`${id}-url`}
            label={host.translate('link.url')}
            value={item.link}
            error={addressErrors !== undefined}
            placeholder="https://"
            onChange={(event) => onChange({ ...item, link: event.target.value })}
            slotProps={{
              htmlInput: { readOnly, inputMode: 'url', spellCheck: false, 'aria-describedby': addressErrors },
            }}
          />
        )}
      </Box>
    </Box>
  );
}
