import { Stack } from '@mui/material';
import { withTheme } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { BlockData } from '../../../shared/wire/content.ts';
import { sizes } from '../../../theme/tokens.ts';
import { PluginField } from './plugin-field.tsx';

/** The widget draws its own label, help and errors. */
function BareField({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

function FieldColumn({ properties }: ObjectFieldTemplateProps) {
  return <Stack sx={columnSx}>{properties.map((property) => property.content)}</Stack>;
}

/** As wide as can be read, but for fields that say that they want all there is. */
const columnSx = {
  gap: 5,
  '& > *': { maxWidth: sizes.readable },
  '& > [data-wide], & > :has([data-wide])': { maxWidth: 'none' },
} as const;

/** rjsf without its looks: it keeps the data together, the plugins draw. */
export const ThemedForm = withTheme<BlockData>({
  fields: { pluginField: PluginField },
  templates: { FieldTemplate: BareField, ObjectFieldTemplate: FieldColumn },
});
