import type { FieldHost } from '../sdk/contract/view.ts';
import { ComboBox } from '../sdk/kit/combo-box.tsx';

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
    <ComboBox<string>
      {...{ id, wrong, readOnly }}
      name={host.translate('datetime.zone')}
      value={zone}
      options={zones.includes(zone) ? zones : [zone, ...zones]}
      keyOf={(one) => one}
      nameOf={nameOf}
      isOffered={(one, typed) => nameOf(one).toLowerCase().includes(typed.trim().toLowerCase())}
      nothing={host.translate('datetime.zones.none')}
      openText={host.translate('datetime.zones.open')}
      closeText={host.translate('datetime.zones.close')}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

function nameOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}
