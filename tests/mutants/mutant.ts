import type { FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRender } from '../../field-plugins/sdk/contract/render.ts';
import { defineSamples, type FieldSamples } from '../../field-plugins/sdk/contract/samples.ts';
import type { FieldView } from '../../field-plugins/sdk/contract/view.ts';
import type { PluginModules, PluginTexts } from '../../field-plugins/sdk/testing/conformance/subject.ts';
import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';
import { notesField, type Note, type NotesOptions, type SiteNote } from './notes/field.ts';
import { notesRender } from './notes/render.tsx';
import { notesSamples } from './notes/samples.ts';
import { notesView } from './notes/view.tsx';

type NotesView = FieldView<readonly Note[], NotesOptions>;

/** The notes plugin with one part broken, and the one rule that this breaks; undefined if it is only unusual. */
export interface Mutant {
  readonly breaks: string | undefined;
  readonly plugin?: Partial<FieldPlugin<readonly Note[], NotesOptions>>;
  readonly samples?: Partial<FieldSamples<readonly Note[]>>;
  readonly Widget?: NotesView['Widget'];
  readonly Preview?: NotesView['Preview'];
  readonly render?: Partial<FieldRender<readonly SiteNote[], NotesOptions>>;
  /** Files with changed text; undefined for a missing file. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  /** Its own German messages. */
  readonly german?: Messages;
}

/** The modules of a mutant; without one, those of the reference plugin. */
export function modulesOf(mutant: Partial<Mutant> = {}): PluginModules {
  const plugin = { ...notesField, ...mutant.plugin };
  return {
    plugin,
    // Not through defineView, which keeps a single object per type when files are served one by one.
    view: {
      type: plugin.type,
      Widget: mutant.Widget ?? notesView.Widget,
      Preview: mutant.Preview ?? notesView.Preview,
    } satisfies NotesView,
    // It cannot render the result of another delivery.
    render: mutant.plugin?.deliver === undefined ? { ...notesRender, ...mutant.render } : undefined,
    samples: defineSamples(plugin, { ...notesSamples, ...mutant.samples }),
  };
}

/** The texts of a mutant, based on those of the reference plugin. */
export function textsOf(mutant: Partial<Mutant>, reference: PluginTexts): PluginTexts {
  const files = new Map(reference.files);
  for (const [name, text] of Object.entries(mutant.files ?? {})) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  const messages = new Map(reference.messages);
  const german = messages.get('de') ?? {};
  if (mutant.german !== undefined)
    messages.set('de', { ...german, notes: { ...(german['notes'] as Messages), ...mutant.german } });
  return { files, messages };
}
