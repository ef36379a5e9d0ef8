import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { backgroundField, backgrounds, type BackgroundOptions } from './field.ts';
import { Disc } from '../sdk/kit/disc.tsx';
import { Swatches } from '../sdk/kit/swatches.tsx';

/**
 * The application's own colours by background, used where there is no site. A name that is not listed has no colour:
 * stored text must not reach a style sheet.
 */
const ownColors: ReadonlyMap<string, string> = new Map([
  ['white', 'common-white'],
  ['black', 'common-black'],
  ['light', 'grey-100'],
  ...(['primary', 'secondary'] as const).flatMap((color) =>
    (['light', 'main', 'dark'] as const).map((shade) => [`${color}.${shade}`, `${color}-${shade}`] as const),
  ),
]);

function BackgroundWidget(props: WidgetProps<string, BackgroundOptions>) {
  const { id, value, options, readOnly, host } = props;
  const withdrawn = options.choices.includes(value) ? [] : [value];
  return (
    <FieldGroup {...props} role="radiogroup">
      <Swatches
        name={id}
        value={value}
        swatches={[...withdrawn, ...options.choices].map((background) => ({
          value: background,
          title: nameOf(background, options, host),
          color: colorOf(background),
          disabled: readOnly || withdrawn.includes(background),
        }))}
        onChange={props.onChange}
      />
    </FieldGroup>
  );
}

function BackgroundPreview({ value, options, host }: PreviewProps<string, BackgroundOptions>) {
  return (
    <div className="ui-line">
      <Disc color={colorOf(value)} />
      <div className="ui-small ui-cut">{nameOf(value, options, host)}</div>
    </div>
  );
}

function nameOf(background: string, { choices }: BackgroundOptions, host: FieldHost): string {
  const isKnown = backgrounds.some((one) => one === background);
  const choice = isKnown ? host.translate(`background.choices.${background}`) : background;
  return choices.includes(background) ? choice : host.translate('background.withdrawn', { choice });
}

function colorOf(background: string): string | undefined {
  const own = ownColors.get(background);
  return own && `var(--site-${background.replace('.', '-')}, var(--octavo-palette-${own}))`;
}

export const backgroundView = defineView(backgroundField, {
  Widget: BackgroundWidget,
  Preview: BackgroundPreview,
});
