import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import type { ItemProps } from '../sdk/kit/item-list.tsx';
import { TextField } from '../sdk/kit/text-field.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import { titleColors, type ColorTitleItem } from './color-title-item.ts';
import { Label } from './label.tsx';

interface ColorTitleControlsProps extends ItemProps<ColorTitleItem> {
  readonly readOnly: boolean;
  /** The id of the element that holds the field's errors, if there are any. */
  readonly errorsId: string | undefined;
  readonly host: FieldHost;
}

/** The inputs of an item, in a file of its own: Vite replaces a module with components alone without a reload. */
export function ColorTitleControls({
  id,
  item,
  readOnly,
  errorsId,
  host,
  onChange,
}: ColorTitleControlsProps) {
  const wrong = errorsId !== undefined && item.title.trim() === '';
  return (
    <div className="ui-row">
      <div style={{ flex: '2 1 200px' }}>
        <TextField
          id={`${id}-title`}
          label={host.translate('color-title.title')}
          value={item.title}
          wrong={wrong}
          readOnly={readOnly}
          aria-describedby={wrong ? errorsId : undefined}
          onChange={(event) => onChange({ ...item, title: event.target.value })}
        />
      </div>
      <ChoiceSelect
        id={`${id}-color`}
        label={host.translate('color-title.color')}
        value={item.color}
        choices={titleColors}
        nameOf={(color) => host.translate(`color-title.colors.${color}`)}
        readOnly={readOnly}
        onChange={(color) => onChange({ ...item, color })}
      />
      <div style={{ flexBasis: 120 }}>
        <div className="ui-label">{host.translate('color-title.preview')}</div>
        <div className="ui-shown">
          <Label item={item} host={host} />
        </div>
      </div>
    </div>
  );
}
