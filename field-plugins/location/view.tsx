import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Link, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { locationField, mapAddress, type Location, type LocationOptions } from './field.ts';
import { isOnEarth, readPosition, writePosition } from './read-position.ts';

function LocationWidget(props: WidgetProps<Location, LocationOptions>) {
  const { value, options, host } = props;
  const found = readPosition(value.coordinates);
  const hint =
    found !== undefined && isOnEarth(found) ? (
      <>
        {host.translate('location.found', { place: writePosition(found) })}{' '}
        <Link href={mapAddress(found, options)} target="_blank" rel="noopener noreferrer">
          {host.translate('location.map')}
        </Link>
      </>
    ) : (
      host.translate('location.hint')
    );
  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0, mt: 1 }}>
        <Part field={props} part="coordinates" hint={hint} />
        <Part field={props} part="label" />
        <Part field={props} part="address" isLong />
      </Box>
    </FieldGroup>
  );
}

interface PartProps {
  readonly field: WidgetProps<Location, LocationOptions>;
  readonly part: keyof Location;
  readonly hint?: ReactNode;
  readonly isLong?: boolean;
}

function Part({ field, part, hint, isLong = false }: PartProps) {
  const { id, value, readOnly, issues, host, onChange } = field;
  const wrong = describedBy(issuesOfItem(issues, part, `${id}-messages`));
  const inputId = `${id}-part-${part}`;
  const hintId = `${inputId}-helper-text`;
  return (
    <TextField
      id={inputId}
      label={host.translate(`location.${part}`)}
      value={value[part]}
      error={wrong !== undefined}
      helperText={hint}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 6 })}
      onChange={(event) => {
        if (!readOnly) onChange({ ...value, [part]: event.target.value });
      }}
      slotProps={{
        htmlInput: {
          dir: 'auto',
          readOnly,
          ...(isLong && { type: undefined }),
          'aria-describedby':
            [wrong, hint === undefined ? undefined : hintId].filter(Boolean).join(' ') || undefined,
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
}

function LocationPreview({ value, host }: PreviewProps<Location, LocationOptions>) {
  if (locationField.isEmpty(value)) return <Nothing host={host} />;
  const found = readPosition(value.coordinates);
  const texts = [value.label, value.address, found === undefined ? value.coordinates : writePosition(found)];
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <PlaceOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        {texts.map(
          (text, index) =>
            text.trim() !== '' && (
              <Typography
                key={index}
                variant="body2"
                sx={{
                  overflowWrap: 'anywhere',
                  whiteSpace: 'pre-line',
                  ...(index > 0 && { color: 'text.secondary' }),
                }}
              >
                {text}
              </Typography>
            ),
        )}
      </Box>
    </Box>
  );
}

export const locationView = defineView(locationField, { Widget: LocationWidget, Preview: LocationPreview });
