import { useQueryClient } from '@tanstack/react-query';
import i18next, { type ParseKeys } from 'i18next';
import {
  type ComponentProps,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadedFields } from '../../field-plugins/loaded-fields.ts';
import { loadFieldsFor } from '../../field-plugins/other-fields.ts';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { fieldViews } from '../../field-plugins/views.ts';
import { isMediaGone, mediaUrl } from '../api/media.ts';
import { listAllPages } from '../api/pages.ts';
import { FieldHostContext } from '../editor/field-host-context.ts';
import { FieldPluginsContext } from '../editor/field-plugins-context.ts';
import { intlTag } from '../../shared/intl.ts';
import { loadOnce } from '../../shared/load-once.ts';
import type { MediaItem } from '../../shared/media-item.ts';
import { loadAsked } from '../lib/load-asked.ts';
import { showToast, useAppStore } from '../state/app-store.ts';
import { loadChoices } from './load-choices.ts';
import { reportPluginCrash, reportPureFaults } from './plugin-crashes.ts';

const mediaPicker = loadOnce(
  async () => (await import('../features/media/media-picker-dialog.tsx')).MediaPickerDialog,
);

function MediaPickerDialog(props: ComponentProps<Awaited<ReturnType<typeof mediaPicker>>>) {
  return createElement(use(mediaPicker()), props);
}

/** Returns whether the picker's code has loaded. Without it, the editor stays unchanged. */
async function loadMediaPicker(): Promise<boolean> {
  try {
    await loadAsked(mediaPicker);
    return true;
  } catch {
    showToast('error', i18next.t('app.lostText'));
    return false;
  }
}

export const fieldPlugins = {
  registry: loadedFields,
  views: fieldViews,
  loadFor: loadFieldsFor,
  onFault: reportPluginCrash,
};

interface FieldHostProviderProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** Loads the field plugins, and connects the requests of their widgets to the features that serve them. */
export function FieldHostProvider({ workspaceId, children }: FieldHostProviderProps) {
  const provide = useAppStore((state) => state.fieldPlugins.provide);
  useEffect(() => provide(loadedFields), [provide]);
  useEffect(() => reportPureFaults(loadedFields), []);
  const { host, picker } = useWorkspaceFieldHost(workspaceId);
  return (
    <FieldPluginsContext value={fieldPlugins}>
      <FieldHostContext value={host}>
        {children}
        {picker}
      </FieldHostContext>
    </FieldPluginsContext>
  );
}

interface PickRequest {
  readonly multiple: boolean;
  readonly max: number | undefined;
  readonly selected: readonly MediaItem[];
  answer(items: readonly MediaItem[] | undefined): void;
}

/** The host of one workspace, and the dialog in which its pictures are picked. */
function useWorkspaceFieldHost(workspaceId: string): { host: FieldHost; picker: ReactNode } {
  const { t, i18n } = useTranslation('fields');
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<PickRequest | undefined>(undefined);

  const host = useMemo<FieldHost>(
    () => ({
      pickMedia: async (wanted) =>
        (await loadMediaPicker()) ? new Promise((answer) => setRequest({ ...wanted, answer })) : undefined,
      listPages: (signal) => listAllPages(workspaceId, signal),
      loadChoices: (source, show) => loadChoices(queryClient, { source, workspaceId, show }),
      mediaUrl,
      isMediaGone,
      // Plugins have their own keys, which the conformance suite checks against the locales.
      translate: (key, params) => t(key as ParseKeys<'fields'>, params ?? {}),
      locale: intlTag(i18n.language),
    }),
    [workspaceId, queryClient, t, i18n.language],
  );

  const picker = request && (
    <Suspense fallback={null}>
      <MediaPickerDialog
        open
        workspaceId={workspaceId}
        multiple={request.multiple}
        max={request.max}
        selected={request.selected}
        onClose={(items) => {
          setRequest(undefined);
          request.answer(items);
        }}
      />
    </Suspense>
  );
  return { host, picker };
}
