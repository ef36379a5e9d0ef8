import type { TFunction } from 'i18next';
import type { EditorNotice } from './store/commands/command-context.ts';

interface NoticeText {
  readonly kind: 'success' | 'info' | 'error';
  readonly message: string;
}

/** The text of an editor notice, shown as a toast. */
export function noticeText(notice: EditorNotice, t: TFunction): NoticeText {
  switch (notice.kind) {
    case 'saved':
      return { kind: 'success', message: t('editor.saved') };
    case 'deleted':
      return { kind: 'success', message: t('editor.deleted') };
    case 'merged':
      return { kind: 'info', message: t('editor.notices.merged') };
    case 'stillUnsaved':
      return { kind: 'info', message: t('editor.notices.stillUnsaved') };
    case 'vanished':
    case 'changedBeforeDelete':
      return { kind: 'error', message: t(`editor.notices.${notice.kind}`) };
    case 'sessionExpired':
      return { kind: 'error', message: t('session.expired') };
    case 'failed':
      return { kind: 'error', message: notice.message || t('editor.notices.failed') };
  }
}
