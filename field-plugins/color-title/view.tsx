import { ItemList } from '../sdk/kit/item-list.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ColorTitleControls } from './color-title-controls.tsx';
import { newColorTitle, type ColorTitleItem } from './color-title-item.ts';
import { colorTitleField } from './field.ts';
import { Label } from './label.tsx';

function ColorTitleWidget(props: WidgetProps<readonly ColorTitleItem[], ListOptions>) {
  const { id, readOnly, errors, host } = props;
  return (
    <ItemList field={props} type="color-title" newItem={newColorTitle}>
      {(item) => (
        <ColorTitleControls
          {...item}
          {...{ readOnly, host }}
          errorsId={errors.length > 0 ? `${id}-messages` : undefined}
        />
      )}
    </ItemList>
  );
}

function ColorTitlePreview({ value, host }: PreviewProps<readonly ColorTitleItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <div className="ui-line" style={{ flexWrap: 'wrap' }}>
      {value.map((item, index) => (
        <Label key={keys[index]} item={item} host={host} />
      ))}
    </div>
  );
}

export const colorTitleView = defineView(colorTitleField, {
  Widget: ColorTitleWidget,
  Preview: ColorTitlePreview,
});
