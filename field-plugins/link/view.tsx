import { ChoiceButtons } from '../sdk/kit/choice-buttons.tsx';
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
import { TextField } from '../sdk/kit/text-field.tsx';
import { AddLink } from './icons.ts';
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
    <div className="ui-samples">
      {value.map((item, index) => (
        <div key={keys[index]}>
          <ButtonPreview item={item} host={host} />
          <span className="ui-caption ui-quiet">{destinationOf(item, host)}</span>
        </div>
      ))}
    </div>
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
    <div className="ui-row">
      <div className="ui-narrow">
        <div className="ui-label" id={`${id}-type`}>
          {host.translate('link.type')}
        </div>
        <ChoiceButtons
          labelId={`${id}-type`}
          value={item.type}
          choices={linkTypes}
          nameOf={(type) => host.translate(`link.types.${type}`)}
          disabled={readOnly}
          onChange={(type) => onChange({ ...item, type })}
        />
      </div>
      <div className="ui-wide">
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
            wrong={addressErrors !== undefined}
            placeholder="https://"
            readOnly={readOnly}
            inputMode="url"
            spellCheck={false}
            aria-describedby={addressErrors}
            onChange={(event) => onChange({ ...item, link: event.target.value })}
          />
        )}
      </div>
    </div>
  );
}
