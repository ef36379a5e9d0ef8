import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { updateDesign } from '../../../api/site-design.ts';
import { SaveForm, useSave } from '../../../records/save-form.tsx';
import { designWarnings } from '../../../../shared/design-warnings.ts';
import {
  cornerScales,
  designColors,
  designFonts,
  spaceScales,
  type Corners,
  type DesignFonts,
  type Spacing,
} from '../../../../shared/site-design.ts';
import { fontPairings, type FontPairing } from '../../../../shared/site-fonts.ts';
import type { WorkspaceDesign } from '../../../../shared/wire/site-design.ts';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';
import { sizes } from '../../../../theme/tokens.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { LibraryImage } from '../library-image.tsx';
import { ColorField } from './color-field.tsx';
import { DesignChoice } from './design-choice.tsx';
import { DesignExample } from './design-example.tsx';
import { readableDesign, valuesOf, type DesignValues } from './design-values.ts';

interface DesignFormProps {
  readonly workspace: Workspace;
  readonly design: WorkspaceDesign;
}

export function DesignForm({ workspace, design }: DesignFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const saved = valuesOf(design);
  const form = useForm<DesignValues>({ defaultValues: saved });
  const { control } = form;
  const { dirtyFields } = form.formState;
  const shown = readableDesign(useWatch({ control }) as DesignValues, saved);
  const [logo] = useWatch({ control, name: 'logo' });
  const warnings = designWarnings(shown);
  const saving = useSave(form, {
    send(values) {
      // Only changed values, so that an image deleted meanwhile does not prevent saving the rest.
      const changed = Object.entries(values).filter(([name]) => name in dirtyFields);
      return updateDesign(workspace.id, Object.fromEntries(changed));
    },
    successMessage: t('workspaces.updated'),
    onSaved(answer) {
      queries.setQueryData(queryKeys.design(workspace.id), answer);
      // The library shows whether each image is in use.
      void queries.invalidateQueries({ queryKey: queryKeys.media(workspace.id) });
      form.reset(valuesOf(answer));
    },
  });
  return (
    <Box sx={layoutSx}>
      <Card>
        <CardContent>
          <SaveForm saving={saving} submitLabel={t('common.save')} onlyChanges>
            <Part title={t('design.colors')} hint={t('design.colorsHint')}>
              <FieldColumns>
                {designColors.map((name) => (
                  <ColorField
                    key={name}
                    control={control}
                    name={name}
                    warning={warnings.find(({ color }) => color === name)}
                    onPick={(color) =>
                      form.setValue(name, color, { shouldDirty: true, shouldValidate: true })
                    }
                  />
                ))}
              </FieldColumns>
            </Part>
            <DesignChoice
              control={control}
              name="fonts"
              label={t('design.type')}
              options={designFonts.map((value) => ({
                value,
                label: value === 'system' ? t('design.fonts.system') : namesOf(value),
                hint: t(`design.fontHints.${value}`),
              }))}
            />
            <DesignChoice
              control={control}
              name="corners"
              label={t('design.corners.label')}
              options={(Object.keys(cornerScales) as Corners[]).map((value) => ({
                value,
                label: t(`design.corners.${value}`),
              }))}
            />
            <DesignChoice
              control={control}
              name="spacing"
              label={t('design.spacing.label')}
              options={(Object.keys(spaceScales) as Spacing[]).map((value) => ({
                value,
                label: t(`design.spacing.${value}`),
              }))}
            />
            <FieldColumns>
              <LibraryImage
                control={control}
                name="logo"
                label={t('design.logo')}
                hint={t('design.logoHint')}
                shape={{ maxHeight: 64 }}
              />
              <LibraryImage
                control={control}
                name="favicon"
                label={t('design.favicon')}
                hint={t('design.faviconHint')}
                shape={{ width: 48, height: 48, objectFit: 'cover' }}
              />
            </FieldColumns>
          </SaveForm>
        </CardContent>
      </Card>
      <Box sx={besideSx}>
        <DesignExample design={shown} workspace={workspace} logo={logo?.file} />
        <StyleSheetCard address={design.css} />
      </Box>
    </Box>
  );
}

function StyleSheetCard({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('design.external')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('design.stylesheetHint')}
      </Typography>
      <Link href={address} target="_blank" rel="noreferrer">
        {t('design.stylesheet')}
      </Link>
    </SectionCard>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}

/** The names of the families, which are the same in every language. */
function namesOf(fonts: Exclude<DesignFonts, 'system'>): string {
  const { title, text }: FontPairing = fontPairings[fonts];
  return [...new Set([title.family, ...(text === undefined ? [] : [text.family])])].join(' · ');
}

const layoutSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 272px',
    lg: 'minmax(0, 1fr) 400px',
  },
  alignItems: 'start',
  gap: { xs: 6, md: 4, lg: 6 },
} as const;

// The example stays in view while the form scrolls.
const besideSx = {
  display: 'grid',
  gap: 6,
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: sizes.header + 24 },
} as const;
