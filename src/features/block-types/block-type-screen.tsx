import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldTypesIn } from '../../../shared/field-types-in.ts';
import { getModel } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { errorSentence, isMissing } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OpenType } from './builder/open-type.tsx';

/** Shown once the type and all field types have loaded. */
export function BlockTypeScreen({ typeId }: { readonly typeId: string }) {
  const { t } = useTranslation('builder');
  const { loadFor, views } = useFieldPlugins();
  const query = useQuery({
    queryKey: [...queryKeys.blockTypes(), typeId],
    queryFn: async ({ signal }) => {
      const [model] = await Promise.all([
        getModel(typeId, signal),
        // Loads all types, because a field may get any of them, and a pattern.
        loadFor(views.types.map((field_type) => ({ field_type, pattern: true }))),
      ]);
      // Loads the views first, so that the form is rendered at once and nothing moves.
      await Promise.allSettled(fieldTypesIn(model.content_model).map((type) => views.load(type)));
      return model;
    },
    // Editing starts from the server's current data.
    ...{ gcTime: 0, refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  if (query.data) return <OpenType key={typeId} model={query.data} />;
  if (query.error === null) return <Spinner />;
  const message = `${t('oneLoadFailed')}. ${errorSentence(query.error)}`;
  if (!isMissing(query.error)) return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 4 }}>
      <ErrorState message={message} />
      <LinkButton href="/admin/block-types" variant="outlined">
        {t('title')}
      </LinkButton>
    </Stack>
  );
}
