import { Box, FormControlLabel, Radio, RadioGroup, Typography, type Theme } from '@mui/material';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { backgroundField, backgrounds, type BackgroundOptions } from './field.ts';
import { Disc } from '../sdk/kit/disc.tsx';

/**
 * The application's own colours by background, used where there is no site. A name that is not listed has no colour:
 * stored text must not reach a style sheet.
 */
const colors: ReadonlyMap<string, (palette: Palette) => string> = new Map([
  ['white', ({ common }) => common.white],
  ['black', ({ common }) => common.black],
  ['light', ({ grey }) => grey[100]],
  ...(['primary', 'secondary'] as const).flatMap((color) =>
    (['light', 'main', 'dark'] as const).map(
      (shade) => [`${color}.${shade}`, (palette: Palette) => palette[color][shade]] as const,
    ),
  ),
]);

function BackgroundWidget(props: WidgetProps<string, BackgroundOptions>) {
  const { id, value, options, readOnly, host } = props;
  const withdrawn = options.choices.includes(value) ? [] : [value];
  return (
    <FieldGroup {...props} role="radiogroup">
      <RadioGroup
        role="presentation"
        name={id}
        value={value}
        onChange={(_event, background) => props.onChange(background)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))', columnGap: 2 }}
      >
        {[...withdrawn, ...options.choices].map((background) => (
          <FormControlLabel
            key={background}
            value={background}
            disabled={readOnly || withdrawn.includes(background)}
            label={nameOf(background, options, host)}
            control={
              <Radio
                icon={<Swatch background={background} />}
                checkedIcon={<Swatch background={background} chosen />}
                sx={{ p: 2 }}
              />
            }
            sx={{ ml: -2, mr: 0 }}
          />
        ))}
      </RadioGroup>
    </FieldGroup>
  );
}

function BackgroundPreview({ value, options, host }: PreviewProps<string, BackgroundOptions>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Swatch background={value} />
      <Typography variant="body2" noWrap>
        {nameOf(value, options, host)}
      </Typography>
    </Box>
  );
}

function nameOf(background: string, { choices }: BackgroundOptions, host: FieldHost): string {
  const isKnown = backgrounds.some((one) => one === background);
  const choice = isKnown ? host.translate(`background.choices.${background}`) : background;
  return choices.includes(background) ? choice : host.translate('background.withdrawn', { choice });
}

export const backgroundView = defineView(backgroundField, {
  Widget: BackgroundWidget,
  Preview: BackgroundPreview,
});

type Palette = Pick<Theme['palette'], 'common' | 'grey' | 'primary' | 'secondary'>;

function Swatch({ background, chosen = false }: { readonly background: string; readonly chosen?: boolean }) {
  const own = colors.get(background);
  if (own === undefined) return <Disc chosen={chosen} />;
  const name = `--site-${background.replace('.', '-')}`;
  return (
    <Disc chosen={chosen} color={(theme) => `var(${name}, ${own(theme.vars?.palette ?? theme.palette)})`} />
  );
}
