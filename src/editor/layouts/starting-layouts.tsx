import { createElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ViewAgendaOutlined } from '../editor-icons.ts';
import type { LayoutChoice } from './layout-choice.tsx';

/** The content of an empty page: a note that it is empty, and starting layouts, once their code has loaded. */
export function StartingLayouts() {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly Choice: typeof LayoutChoice }>();
  useEffect(() => {
    import('./layout-choice.tsx').then(
      (part) => setLoaded({ Choice: part.LayoutChoice }),
      // Blocks can still be added one by one.
      () => undefined,
    );
  }, []);
  return (
    <>
      <EmptyState icon={<ViewAgendaOutlined />}>{t('editor.empty')}</EmptyState>
      {loaded && createElement(loaded.Choice)}
    </>
  );
}
