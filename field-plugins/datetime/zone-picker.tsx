import { Autocomplete, TextField } from '@mui/material';
import type { FieldHost } from '../sdk/contract/view.ts';

interface ZonePickerProps {
  readonly id: string;
  readonly zone: string;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onChange: (zone: string) => void;
}

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

export function ZonePicker({ id, zone, wrong, readOnly, host, onChange }: ZonePickerProps) {
  return (
    <Autocomplete<string, false, true>
      id={id}
      value={zone}
      options={zones.includes(zone) ? zones : [zone, ...zones]}
      disableClearable
      readOnly={readOnly}
      noOptionsText={host.translate('datetime.zones.none')}
      openText={host.translate('datetime.zones.open')}
      closeText={host.translate('datetime.zones.close')}
      getOptionLabel={(name) => name.replaceAll('_', ' ')}
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ flex: '1 1 220px', minWidth: 0 }}
      renderInput={(params) => (
        <TextField
          {...params}
          error={wrong}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': host.translate('datetime.zone') },
          }}
        />
      )}
    />
  );
}
