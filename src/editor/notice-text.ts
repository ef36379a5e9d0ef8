import type { TFunction } from 'i18next';
import type { EditorNotice } from './store/commands/command-context.ts';

interface NoticeText {
  readonly kind: 'success' | 'info' | 'error';
  readonly message: string;
}

export function noticeText(notice: EditorNotice, t: TFunction): NoticeText {
  switch (notice.kind) {
    case 'saved':
      return { kind: 'success', message: t('editor.saved') };
    case 'deleted':
      return { kind: 'success', message: t('editor.deleted') };
    case 'merged':
      return { kind: 'info', message: textBy(notice, t) };
    case 'overlapping':
    case 'changedBeforeDelete':
      return { kind: 'error', message: textBy(notice, t) };
    case 'fieldsChanged':
      return { kind: 'info', message: t('editor.notices.fieldsChanged') };
    case 'stillUnsaved':
      return { kind: 'info', message: t('editor.notices.stillUnsaved') };
    case 'vanished':
      return { kind: 'error', message: t('editor.notices.vanished') };
    case 'orderRefused': {
      const reason = notice.reason ?? t('editor.notices.blocksChanged');
      return { kind: 'error', message: `${t('editor.announce.orderRefused')} ${reason}` };
    }
    case 'failed':
      return { kind: 'error', message: notice.message || t('editor.notices.failed') };
  }
}

function textBy({ kind, by }: Extract<EditorNotice, { by?: unknown }>, t: TFunction): string {
  if (!by) return t(`editor.notices.${kind}`);
  if (by.kind === 'self') return t(`editor.notices.${kind}BySelf`);
  return t(`editor.notices.${kind}By`, { name: by.name });
}
