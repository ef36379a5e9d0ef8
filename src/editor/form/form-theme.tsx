import { Stack } from '@mui/material';
import { withTheme } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { BlockData } from '../../../shared/wire/content.ts';
import { PluginField } from './plugin-field.tsx';

/** The widget draws its own label, help and errors. */
function BareField({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

function FieldColumn({ properties }: ObjectFieldTemplateProps) {
  return <Stack sx={{ gap: 5 }}>{properties.map((property) => property.content)}</Stack>;
}

/** rjsf without its looks: it manages the data, and the plugins draw. */
export const ThemedForm = withTheme<BlockData>({
  fields: { pluginField: PluginField },
  templates: { FieldTemplate: BareField, ObjectFieldTemplate: FieldColumn },
});
