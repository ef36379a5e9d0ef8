import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../field-plugins/sdk/kit/visually-hidden.ts';
import { useEditorState } from './editor-context.ts';
import type { Announcement } from './store/editor-state.ts';
import { useBlockName } from './rows/use-block-name.ts';

/** Announces changes to screen readers. */
export function Announcer() {
  const { t } = useTranslation();
  const blockName = useBlockName();
  const announcement = useEditorState((state) => state.announcement);
  const { kind, modelId = '', position = 0 } = announcement ?? {};
  const name = blockName(modelId, kind !== undefined && placed.has(kind) ? 0 : position);
  return (
    <Box role="status" sx={visuallyHidden}>
      {announcement && t(`editor.announce.${announcement.kind}`, { ...announcement, name })}
    </Box>
  );
}

/** These texts already contain the position. */
const placed: ReadonlySet<Announcement['kind']> = new Set([
  'added',
  'filled',
  'moved',
  'picked',
  'over',
  'dropped',
]);
