import type { ParseKeys } from 'i18next';
import { catalogueViews } from '../../../field-plugins/catalogue/views.ts';
import { createFieldViews, type FieldViews } from '../../../field-plugins/sdk/contract/lazy-view.ts';
import type { FieldHost, FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { createFakeHost } from '../../../field-plugins/sdk/testing/fake-host.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { BlockEditor } from '../block-editor.tsx';
import { FieldHostContext } from '../field-host-context.ts';
import { FieldPluginsContext, type FieldPlugins } from '../field-plugins-context.ts';
import type { Editor } from '../store/create-editor.ts';
import { words } from '../../lib/words/words.ts';

/** A host with two pages and one image to choose from. */
export const testHost: FieldHost = createFakeHost(
  {},
  {
    pickMedia: async () => [{ id: 'media-1', file: 'picture.jpg' }],
    listPages: async () => [
      { id: 'page-1', title: 'Home', url_path: '/' },
      { id: 'page-2', title: 'About us', url_path: '/about' },
    ],
    mediaUrl: (file) => `/media/${file}`,
    isMediaGone: async () => false,
    translate: (key, params) => words.translatorOf('fields')(key as ParseKeys<'fields'>, { ...params }),
  },
);

export function viewsWith(type: string, load: () => Promise<unknown>): FieldViews {
  const others = catalogueViews.filter((view) => view.type !== type);
  return createFieldViews([...others, { type, load: load as () => Promise<FieldView> }]);
}

export const testPlugins: FieldPlugins = {
  registry: fieldRegistry,
  views: fieldViews,
  loadFor: async () => undefined,
};

interface EditorStageProps {
  readonly editor: Editor;
  /** By default those of the application. */
  readonly plugins?: Partial<FieldPlugins>;
  readonly host?: FieldHost;
}

export function EditorStage(props: EditorStageProps) {
  const { editor, plugins, host = testHost } = props;
  return (
    <FieldPluginsContext value={{ ...testPlugins, ...plugins }}>
      <FieldHostContext value={host}>
        <BlockEditor editor={editor} />
      </FieldHostContext>
    </FieldPluginsContext>
  );
}
