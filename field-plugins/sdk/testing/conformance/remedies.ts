/** Where to look when a rule fails, and what usually helps. */
interface Remedy {
  readonly file: string;
  readonly remedy: string;
}

const inField = (remedy: string): Remedy => ({ file: 'field.ts', remedy });
const inView = (remedy: string): Remedy => ({ file: 'view.tsx', remedy });
const inRender = (remedy: string): Remedy => ({ file: 'render.tsx', remedy });
const inSamples = (remedy: string): Remedy => ({ file: 'samples.ts', remedy });
const inWords = (remedy: string): Remedy => ({ file: 'words/', remedy });

/** The remedy of each rule, by its id. */
export const remedies: Readonly<Record<string, Remedy>> = {
  'sdk-imports': {
    file: 'the named files',
    remedy: 'Import what takes its place; docs/plugin-upgrades.md of the sdk has examples.',
  },
  'contract-version': inField('Set contract to the version of the sdk.'),
  'folder-complete': { file: 'the folder', remedy: 'Add the files that are missing.' },
  'readme-short': { file: 'README.md', remedy: 'Describe options and value on one screen.' },
  'stories-complete': { file: 'the stories', remedy: 'Export every story that pluginStories returns.' },
  'words-complete': inWords('Give each key of messages one text, and remove the others.'),
  'words-translated': inWords('Translate these texts.'),
  'words-placeholders': inWords('Use the placeholders of the English text.'),
  'type-named': inWords(
    'Give the type both a label and an about below type, on one line and without placeholders.',
  ),
  'issues-told': inField(
    'Add the key to messages and its text to words/, and give every placeholder in params.',
  ),
  'samples-present': inSamples('Add at least one valid and one invalid sample.'),
  'schema-strict': inField('Remove unknown keywords, and add the type to schemas whose keywords need it.'),
  'default-fits': inField('Let defaultValue and example return values that schema and check accept.'),
  'valid-samples': inField('Accept the sample in schema and check, or move it to the invalid ones.'),
  'invalid-samples': inSamples('List exactly the issues that the value has.'),
  'empty-values': inField(
    'Return true from isEmpty for a value that a required field refuses, and only then.',
  ),
  'issue-paths': inField('Use names of the value and indexes from 0 in path, or leave path out.'),
  'survives-json': inField('Use only what JSON has: no undefined, Date, Map or class.'),
  'validators-agree': inField('Move this rule to check: validators treat the keyword differently.'),
  'summary-line': inField('Return one line of plain text from summarize.'),
  'options-schema': inField(
    'Let readOptions throw definitionError for everything that optionsSchema refuses.',
  ),
  upgrade: inField('Return what is not an older shape unchanged, and list older shapes in samples.older.'),
  pure: inField('Compute from the arguments only: no clock, no randomness, no globals, no mutation.'),
  limits: {
    file: 'the file of what is named',
    remedy: 'Serve every value whose types fit: a text may be blank or long, and a number large or negative.',
  },
  stateless: {
    file: 'the file of what differs',
    remedy: 'Keep nothing in variables of a module; keep state in a component, and compute the rest.',
  },
  references: inField('Return only ids that are in the value, and leave out empty ones.'),
  refresh: inField('Keep ids in refresh, even if lookup finds nothing.'),
  deliver: inField('Return null or leave the item out when lookup finds nothing.'),
  'delivered-schema': inField(
    'Let deliveredSchema say what deliver returns, null and gone records included.',
  ),
  'delivered-ids': inField('Let deliver return the url from lookup instead of the id.'),
  merge: inField('Return the edited side when the other side equals base.'),
  'merge-both': inField('Return {conflict: true} where both sides changed the same part; mergeLists does.'),
  parts: inField('Let withParts change the parts alone, and parts return what it was given.'),
  conversions: {
    file: 'field.ts and samples.ts',
    remedy:
      'Return undefined from convertFrom and convertTo for what does not convert, and list a sample of each type in conversions.',
  },
  'long-texts': inField(
    'Read each character once: collapse spaces first, split and trim, and repeat in one place of an expression only.',
  ),
  labelled: inView('Give the focusable element the id, and the label as its name.'),
  'own-ids': inView('Start every id inside the widget with the given id.'),
  'every-language': inView('Take every text from host.translate, and compare none.'),
  'required-told': inView('Set aria-required, or add common.isRequired to the label.'),
  'errors-tied': inView('Point aria-describedby of the focusable element at the errors.'),
  'emits-fitting': inView('Emit a new value that fits the schema; never change value or options.'),
  'never-throws': inView('Catch errors in handlers and promises, or avoid them.'),
  'console-silent': inView('Fix what React warns about, and remove calls of console.'),
  'emits-nothing': inView('Call onChange only in answer to the user, and not while readOnly.'),
  preview: inView('Show text, an image or <Nothing>, and no controls.'),
  'any-choices': inView(
    'Draw every state of useChoices, answer or reject in load, and return what loadChoices returned from the effect.',
  ),
  'any-surroundings': inView('Check what kind of value around.field returns, and read it with useAround.'),
  'reader-language': {
    file: 'field.ts and view.tsx',
    remedy: 'Pass locale to Intl: host.locale in the view, language.locale in summarize.',
  },
  'render-samples': inRender(
    'Draw whatever deliver returns, also when records are gone, and only words below site.',
  ),
  'render-alike': inRender('Draw from value, options and env alone: no clock, no randomness, no hooks.'),
  'render-plain': inRender('Use plain elements with className: no hooks, handlers, refs, style or scripts.'),
  'render-escaped': inRender('Put text between tags; dangerouslySetInnerHTML does not escape it.'),
  'render-links': inRender('Pass addresses through env.href, and those of pictures through drawPictures.'),
  'render-typed': inRender(
    'Draw one element with {...env.mark} and the value as its text, or null for a blank value.',
  ),
  'no-network': inView('Ask the host instead of the network.'),
  'no-storage': inView('Keep state in the value or in React.'),
  'no-eval': { file: 'the named file', remedy: 'Write the code out instead of making it from text.' },
  'nothing-left': inView('Return a cleanup from each effect.'),
  'silent-afterwards': inView('Clear timers in the cleanup of the effect; emit at once or in onBlur.'),
  'undo-steps': inView('Call onChange once per action, and only when the value differs.'),
  'outside-value': inView('Draw from value, not from a copy in state.'),
  'focus-in-form': inView('Keep element types and keys the same from render to render.'),
  'focus-on-item': inView('Use the id of an item as its key, not its index.'),
  accessible: inView('Look up the axe rule named in brackets.'),
  'own-names': inView('Name each input, for example with the position of its item.'),
  'contrast-light': inView('Use colours of the theme.'),
  'contrast-dark': inView('Use colours of the theme, which have a dark version.'),
  'right-to-left': inView('Use logical properties such as marginInlineStart, and set no direction.'),
  zoom: inView('Let it wrap: minWidth 0, flexWrap, and no fixed widths.'),
  'hundred-fields': inView('Share no listeners or state between widgets.'),
};
