import { Box, FormControl, InputLabel, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { linkTypes } from './choices.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { describedBy, type ItemIssue } from '../sdk/kit/item-issues.ts';
import type { LinkItem } from './link-item.ts';
import { PagePicker } from '../sdk/kit/page-picker.tsx';
import type { Pages } from '../sdk/kit/use-pages.ts';

interface LinkDestinationProps {
  readonly id: string;
  readonly item: LinkItem;
  readonly pages: Pages;
  readonly readOnly: boolean;
  readonly issues: readonly ItemIssue[];
  readonly host: FieldHost;
  readonly onChange: (item: LinkItem) => void;
}

/** Controls for a link's destination. */
export function LinkDestination({ id, item, pages, readOnly, issues, host, onChange }: LinkDestinationProps) {
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
            {...{ pages, readOnly, host }}
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
