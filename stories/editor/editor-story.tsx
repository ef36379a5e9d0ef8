import { Box } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import type { FieldPlugins } from '../../src/editor/field-plugins-context.ts';
import { noticeText } from '../../src/editor/notice-text.ts';
import type { EditorNotice } from '../../src/editor/store/commands/command-context.ts';
import { fetchPicker } from '../../src/editor/picker/block-picker.tsx';
import { EditorStage } from '../../src/editor/testing/editor-stage.tsx';
import { sizes } from '../../theme/tokens.ts';
import { ToastStack } from '../../src/ui/toast-stack.tsx';
import { openTestEditor } from '../../src/editor/testing/open-test-editor.ts';
import { type Step, steps } from '../support/steps.ts';
import { teaPage } from './story-blocks.ts';

type TestEditor = ReturnType<typeof openTestEditor>;

interface EditorStory {
  readonly options?: Parameters<typeof openTestEditor>[0] | undefined;
  readonly plugins?: FieldPlugins;
  readonly host?: FieldHost;
  /** Runs before the story is shown. */
  readonly prepare?: (editor: TestEditor) => void | Promise<void>;
}

/** An open editor in front of a server in memory. Its toasts stay visible. */
export function editorStory(story: EditorStory, ...todo: readonly Step[]): StoryObj {
  return {
    parameters: { ownToasts: true },
    // As in the app some time after its start.
    loaders: [async () => void (await fetchPicker())],
    render: () => <Opened {...story} />,
    ...(todo.length > 0 && { play: steps(...todo) }),
  };
}

/** Makes the stories of one page: the editor is prepared, then the user takes steps. */
export function editorStories(options: EditorStory['options']) {
  return (prepare?: EditorStory['prepare'], ...todo: readonly Step[]): StoryObj =>
    editorStory({ options, ...(prepare && { prepare }) }, ...todo);
}

/** The stories of the page of a tea shop. */
export const onTeaPage = editorStories({ blocks: teaPage });

function Opened({ options, plugins, host, prepare }: EditorStory) {
  const { t } = useTranslation();
  const [notices, setNotices] = useState<readonly EditorNotice[]>([]);
  const [editor] = useState(() => {
    const opened = openTestEditor({
      ...options,
      notify: (notice) => setNotices((before) => [...before, notice]),
    });
    void prepare?.(opened);
    return opened.editor;
  });
  return (
    // The tools stick below the application's header, which stories do not have.
    <Box sx={{ pt: `${sizes.header}px` }}>
      <EditorStage editor={editor} {...(plugins && { plugins })} {...(host && { host })} />
      <ToastStack
        toasts={notices.map((notice, id) => ({ id, ...noticeText(notice, t) }))}
        onDismiss={() => undefined}
      />
    </Box>
  );
}
