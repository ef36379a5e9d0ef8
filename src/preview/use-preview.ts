import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromPreview, ToolbarMessages } from '../../preview/messages.ts';
import { prepareRenderWorker } from '../rendering/start-worker.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import { useShownModels } from '../editor/use-shown-models.ts';
import { makePreviewToken } from '../api/preview.ts';
import { afterFrameFocus } from './after-frame-focus.ts';
import { answerPreview } from './answer-preview.ts';
import { previewState } from './framed-page.tsx';
import { hearSite } from './hear-site.ts';
import { guardFocus, type FocusGuard } from './guard-focus.ts';
import { startSession, type Session } from './start-session.ts';
import { useHostedFrame, useNonce } from './use-hosted-frame.ts';
import { usePickerParts } from './use-picker-parts.ts';
import { usePreviewData } from './use-preview-data.ts';

interface PreviewOptions {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
  readonly scheme: 'light' | 'dark';
  /** Whether the workspace's own site shows the page. */
  readonly isOutside: boolean;
  showForms(): void;
  onEscape(): void;
}

export function usePreview({ editor, page, scheme, isOutside, showForms, onEscape }: PreviewOptions) {
  const { t } = useTranslation();
  const { id, workspace } = page;
  const named = useNonce();
  const { nonce, replace } = named;
  const { data, isError, refetch } = usePreviewData(page);
  const token = useQuery({
    // A replaced frame needs a token that has not expired.
    queryKey: ['preview-token', id, nonce],
    queryFn: () => makePreviewToken(id),
    enabled: isOutside,
    gcTime: 0,
    staleTime: Infinity,
  });
  // Rendered before there is anything to show, so that the page of the frame and the worker's code load meanwhile.
  const isFramed = !isOutside || token.data !== undefined;
  useEffect(prepareRenderWorker, []);
  const focusGuard = useRef<FocusGuard>(null);
  const answer = useRef<ReturnType<typeof answerPreview>>(null);
  const { frame, send, isMissed } = useHostedFrame({
    ...named,
    origin: isOutside ? location.origin : 'null',
    isShown: isFramed,
    heard: (message) => {
      if (!isOutside) take(message);
      else if (focusGuard.current !== null)
        hearSite(frame.current, message, { ...focusGuard.current, idOf }, take);
    },
  });
  useEffect(() => {
    if (!isOutside) return undefined;
    const { stop } = (focusGuard.current = guardFocus(() => frame.current));
    return stop;
  }, [isOutside, frame]);
  function idOf(key: string, apiName: string): string {
    const { blocks, models } = editor.store.getState();
    return models.fieldId(blocks.get(key)?.modelId ?? '', apiName);
  }
  function take(message: FromPreview): void {
    if (message.type === 'escape') onEscape();
    else answer.current?.(message);
  }
  const words = useToolbarMessages();
  const models = useShownModels(editor);
  const nameOf = useEffectEvent((modelId: string) => models.find(modelId)?.name ?? t('editor.unknownBlock'));
  const session = useRef<Session>(null);
  const [rendering, setRendering] = useState({ attempt: 1, isLost: false });
  useEffect(() => {
    if (data === undefined) return undefined;
    // Passes another function, because effect events may only be called in effects.
    const started = startSession({
      ...{ editor, workspace, data, messages: words, isOutside },
      nameOf: (modelId) => nameOf(modelId),
      failed: () => setRendering(({ attempt }) => ({ attempt, isLost: true })),
    });
    session.current = started;
    return () => {
      session.current = null;
      started.end();
    };
  }, [editor, workspace, data, words, isOutside, rendering.attempt]);
  useEffect(() => session.current?.setScheme(scheme), [scheme, data, words, rendering.attempt]);
  const reveal = useEffectEvent(showForms);

  useEffect(() => {
    const following = session.current?.following;
    if (following === undefined || send === undefined) return undefined;
    answer.current = answerPreview({
      ...{ editor, following, opened: revealRow },
      showForms: () => reveal(),
      afterFocus: (act) => afterFrameFocus(frame.current, act),
    });
    following.attach(send);
    return () => {
      answer.current = null;
      following.detach();
    };
  }, [editor, workspace, data, words, isOutside, send, frame]);

  const isFailed = isError || token.isError || rendering.isLost;
  const isConnected = send !== undefined && data !== undefined;
  usePickerParts(editor, isConnected);
  return {
    ...{ state: previewState({ isFailed, isMissed, isConnected }), frame, nonce, isFramed },
    bridge: token.data && `/preview/outside/${workspace}?token=${token.data.token}`,
    retry(): void {
      if (isError) void refetch();
      if (rendering.isLost) setRendering(({ attempt }) => ({ attempt: attempt + 1, isLost: false }));
      replace();
    },
  };
}

function useToolbarMessages(): ToolbarMessages {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      toolbar: t('preview.block.toolbar'),
      'add-before': t('preview.block.addBefore'),
      'add-after': t('preview.block.addAfter'),
      up: t('preview.block.up'),
      down: t('preview.block.down'),
      duplicate: t('preview.block.duplicate'),
      delete: t('preview.block.delete'),
    }),
    [t],
  );
}

/** Scrolls the row of an open block into view, without the focus. */
function revealRow(key: string): void {
  requestAnimationFrame(() => {
    const rows = document.querySelectorAll<HTMLElement>('.row');
    const row = [...rows].find(({ dataset }) => dataset['key'] === key);
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
