import type { TFunction } from 'i18next';
import type { StoredBlock } from '../store/block-api.ts';
import { otherEditor } from '../store/commands/command-context.ts';

interface ConflictWords {
  readonly title: string;
  /** The names of the two versions. */
  readonly names: Readonly<Record<'mine' | 'theirs', string>>;
}

/** Names the two sides of a conflict. `stored` is null if a restored draft conflicts with the one on the screen. */
export function conflictWords(
  stored: StoredBlock | null,
  { t, userId }: { readonly t: TFunction; readonly userId: string | undefined },
): ConflictWords {
  if (stored === null) {
    const names = { mine: t('editor.conflict.restored'), theirs: t('editor.conflict.present') };
    return { title: t('editor.conflict.restoredTitle'), names };
  }
  const by = otherEditor(stored, userId);
  const mine = t('editor.conflict.mine');
  switch (by?.kind) {
    case 'self':
      return {
        title: t('editor.conflict.titleSelf'),
        names: { mine: t('editor.conflict.thisTab'), theirs: t('editor.conflict.otherTab') },
      };
    case 'other':
      return { title: t('editor.conflict.titleBy', { name: by.name }), names: { mine, theirs: by.name } };
    case undefined:
      return { title: t('editor.conflict.title'), names: { mine, theirs: t('editor.conflict.theirs') } };
  }
}
