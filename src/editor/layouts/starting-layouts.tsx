import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { withMui } from '../../ui/with-mui.ts';
import { ViewAgendaOutlined } from '../editor-icons.ts';

const fetchChoice = withMui(async () => (await import('./layout-choice.tsx')).LayoutChoice);

/** The content of an empty page: a note that it is empty, and starting layouts, once their code has loaded. */
export function StartingLayouts() {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly Choice: ComponentType }>();
  useEffect(() => {
    fetchChoice().then(
      (Choice) => setLoaded({ Choice }),
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
