import { useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
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
import type { MediaItem } from '../../shared/media-item.ts';
import { requestedPart } from '../ui/requested-part.tsx';
import { loadChoices } from './load-choices.ts';
import { reportPluginCrash, reportDefinitionFaults } from './plugin-crashes.ts';

const picker = requestedPart(
  async () => (await import('../features/media/picker/media-picker.tsx')).MediaPicker,
);

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
  useEffect(() => reportDefinitionFaults(loadedFields), []);
  const { host, dialog } = useWorkspaceFieldHost(workspaceId);
  return (
    <FieldPluginsContext value={fieldPlugins}>
      <FieldHostContext value={host}>
        {children}
        {dialog}
      </FieldHostContext>
    </FieldPluginsContext>
  );
}

/** The request of a widget for images, until the editor chooses or cancels. */
type PickRequest = Parameters<FieldHost['pickMedia']>[0] & {
  resolve(items: readonly MediaItem[] | undefined): void;
};

/** The field host of a workspace, and the media picker while a widget has it open. */
function useWorkspaceFieldHost(workspaceId: string): { host: FieldHost; dialog: ReactNode } {
  const { t, i18n } = useTranslation('fields');
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<PickRequest | undefined>(undefined);

  const host = useMemo<FieldHost>(
    () => ({
      pickMedia: async (options) =>
        (await picker.request()) ? new Promise((resolve) => setRequest({ ...options, resolve })) : undefined,
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

  const dialog = request && (
    <picker.Part
      workspaceId={workspaceId}
      multiple={request.multiple}
      max={request.max}
      selected={request.selected}
      onClose={(items) => {
        setRequest(undefined);
        request.resolve(items);
      }}
    />
  );
  return { host, dialog };
}
