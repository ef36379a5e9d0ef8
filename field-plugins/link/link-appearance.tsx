import type { FieldHost } from '../sdk/contract/view.ts';
import { ButtonPreview } from './button-preview.tsx';
import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import { describedBy } from '../sdk/kit/item-issues.ts';
import type { ItemProps } from '../sdk/kit/item-list.tsx';
import { TextField } from '../sdk/kit/text-field.tsx';
import { fallbackTitle } from './field.ts';
import { linkColors, linkSizes, linkTargets, linkVariants, type LinkItem } from './link-item.ts';

interface LinkAppearanceProps extends ItemProps<LinkItem> {
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

export function LinkAppearance({ id, item, issues, readOnly, host, onChange }: LinkAppearanceProps) {
  const titleErrors = describedBy(issues, 'title');
  return (
    <>
      <div className="ui-row">
        <div className="ui-wide">
          <TextField
            id={`${id}-title`}
            label={host.translate('link.title')}
            value={item.title}
            placeholder={fallbackTitle(item)}
            wrong={titleErrors !== undefined}
            readOnly={readOnly}
            aria-describedby={titleErrors}
            onChange={(event) => onChange({ ...item, title: event.target.value })}
          />
        </div>
        <div style={{ flexBasis: 160 }}>
          <div className="ui-label">{host.translate('link.preview')}</div>
          <div className="ui-shown">
            <ButtonPreview item={item} host={host} />
          </div>
        </div>
      </div>
      <div className="ui-columns">
        {Object.entries(choices).map(([name, options]) => (
          <ChoiceSelect<string>
            key={name}
            id={`${id}-${name}`}
            label={host.translate(`link.${name}`)}
            value={item[name as keyof typeof choices]}
            choices={options}
            nameOf={(choice) => host.translate(`link.${name}s.${targetNames.get(choice) ?? choice}`)}
            readOnly={readOnly}
            onChange={(choice) => onChange({ ...item, [name]: choice })}
          />
        ))}
      </div>
    </>
  );
}

const choices = {
  color: linkColors,
  variant: linkVariants,
  size: linkSizes,
  target: linkTargets,
} as const;

/** The endings of the keys of messages; those of other choices end in the choice. */
const targetNames: ReadonlyMap<string, string> = new Map([
  ['_blank', 'new'],
  ['_self', 'same'],
]);
