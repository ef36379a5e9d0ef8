import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../field-plugins/sdk/visually-hidden.ts';
import { useEditor, useEditorState } from './editor-context.ts';

/** Says what happened to those who cannot see it. */
export function Announcer() {
  const { t } = useTranslation();
  const { models } = useEditor();
  const announcement = useEditorState((state) => state.announcement);
  const name = models.find(announcement?.modelId ?? '')?.name ?? t('editor.unknownBlock');
  return (
    <Box role="status" sx={visuallyHidden}>
      {announcement && t(`editor.announce.${announcement.kind}`, { ...announcement, name })}
    </Box>
  );
}
