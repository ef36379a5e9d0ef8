import { Box } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FieldHost } from '../../field-plugins/sdk/view.ts';
import type { FieldPlugins } from '../../src/editor/field-plugins-context.ts';
import { EditorStage } from '../../src/editor/testing/editor-stage.tsx';
import { sizes } from '../../src/ui/theme/tokens.ts';
import { openTestEditor } from '../../src/editor/testing/open-test-editor.ts';

type TestEditor = ReturnType<typeof openTestEditor>;

interface EditorStory {
  readonly options?: Parameters<typeof openTestEditor>[0];
  readonly plugins?: FieldPlugins;
  readonly host?: FieldHost;
  /** What happened before the story is looked at. */
  readonly prepare?: (editor: TestEditor) => void;
}

/** An open editor in front of a server in memory. */
export function editorStory(story: EditorStory): StoryObj {
  return { render: () => <Opened {...story} /> };
}

function Opened({ options, plugins, host, prepare }: EditorStory) {
  const [editor] = useState(() => {
    const opened = openTestEditor(options);
    prepare?.(opened);
    return opened.editor;
  });
  return (
    // The tools stick below the header of the application, which stories do not have.
    <Box sx={{ pt: `${sizes.header}px` }}>
      <EditorStage editor={editor} {...(plugins && { plugins })} {...(host && { host })} />
    </Box>
  );
}
