import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { setUserBlocked } from '../../api/users.ts';
import { errorSentence } from '../../lib/http-error.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast } from '../../state/app-store.ts';

interface Blocking {
  readonly user: User;
  readonly blocked: boolean;
}

/** Blocks and unblocks accounts. The list is reloaded even after a failure: somebody else may have been faster. */
export function useBlocking() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, blocked }: Blocking) => setUserBlocked(user.id, blocked),
    onSuccess: (_, { blocked }) => showToast('success', t(blocked ? 'users.blocked' : 'users.unblocked')),
    onError: (error) => showToast('error', errorSentence(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.users() }),
  });
}
