import { MenuItem, Stack, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPreviewLink } from '../../api/preview-links.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { useJoinedMutation } from '../../lib/use-joined-mutation.ts';
import { showToast } from '../../state/app-store.ts';
import {
  defaultPreviewLinkDays,
  type NewPreviewLink,
  previewLinkDays,
  type PreviewLinkDays,
} from '../../../shared/wire/preview-links.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';

const names = {
  1: 'pageEditor.links.for1',
  7: 'pageEditor.links.for7',
  30: 'pageEditor.links.for30',
} as const satisfies Record<PreviewLinkDays, string>;

interface PreviewLinkFormProps {
  readonly page: string;
  onMade(link: NewPreviewLink): void;
}

/** Makes a link to the draft of a page. */
export function PreviewLinkForm({ page, onMade }: PreviewLinkFormProps) {
  const { t } = useTranslation();
  const [days, setDays] = useState<PreviewLinkDays>(defaultPreviewLinkDays);
  const queries = useQueryClient();
  const { mutate, isPending } = useJoinedMutation({
    mutationFn: () => createPreviewLink(page, days),
    onSuccess: onMade,
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.previewLinks(page) }),
  });
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 3, alignItems: 'end', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        select
        size="small"
        label={t('pageEditor.links.days')}
        value={days}
        sx={{ minWidth: 160 }}
        onChange={({ target }) => setDays(Number(target.value) as PreviewLinkDays)}
      >
        {previewLinkDays.map((each) => (
          <MenuItem key={each} value={each}>
            {t(names[each])}
          </MenuItem>
        ))}
      </TextField>
      <LoadingButton type="submit" loading={isPending}>
        {t('pageEditor.links.create')}
      </LoadingButton>
    </Stack>
  );
}
