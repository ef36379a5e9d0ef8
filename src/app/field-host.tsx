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
import { loadOnRequest } from '../lib/load-on-request.ts';
import { showToast, useAppStore } from '../state/app-store.ts';
import { loadChoices } from './load-choices.ts';
import { reportPluginCrash, reportDefinitionFaults } from './plugin-crashes.ts';

const importPicker = loadOnce(
  async () => (await import('../features/media/media-picker-dialog.tsx')).MediaPickerDialog,
);

function MediaPickerDialog(props: ComponentProps<Awaited<ReturnType<typeof importPicker>>>) {
  return createElement(use(importPicker()), props);
}

/** Loads the code of the picker before it is rendered. Returns false if that failed, and shows an error. */
async function loadPicker(): Promise<boolean> {
  try {
    await loadOnRequest(importPicker);
    return true;
  } catch {
    showToast('error', i18next.t('app.lostText'));
    return false;
  }
}

/** The installed field plugins, as `FieldPluginsContext` provides them. */
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

/** Provides the field plugins, and the host that their widgets use to reach the rest of the application. */
export function FieldHostProvider({ workspaceId, children }: FieldHostProviderProps) {
  const provide = useAppStore((state) => state.fieldPlugins.provide);
  useEffect(() => provide(loadedFields), [provide]);
  useEffect(() => reportDefinitionFaults(loadedFields), []);
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

/** The request of a widget for images, until the editor chooses or cancels. */
type PickRequest = Parameters<FieldHost['pickMedia']>[0] & {
  resolve(items: readonly MediaItem[] | undefined): void;
};

/** The field host of a workspace, and the media picker while a widget has it open. */
function useWorkspaceFieldHost(workspaceId: string): { host: FieldHost; picker: ReactNode } {
  const { t, i18n } = useTranslation('fields');
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<PickRequest | undefined>(undefined);

  const host = useMemo<FieldHost>(
    () => ({
      pickMedia: async (options) =>
        (await loadPicker()) ? new Promise((resolve) => setRequest({ ...options, resolve })) : undefined,
      listPages: (signal) => listAllPages(workspaceId, signal),
      loadChoices: (source, show) => loadChoices(queryClient, { source, workspaceId, show }),
      mediaUrl,
      isMediaGone,
      // The keys are those of the plugins: the conformance suite checks them against the locales.
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
          request.resolve(items);
        }}
      />
    </Suspense>
  );
  return { host, picker };
}
