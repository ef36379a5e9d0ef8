import type { FieldFaultKind } from '../../src/editor/faults/field-fault.ts';
import type { RowState } from '../../src/editor/rows/row-state.ts';
import type { EditorNotice } from '../../src/editor/store/commands/command-context.ts';

/** A story as `Title: Export`, below `Editor/`. */
export type EditorStoryName = `${string}: ${string}`;

/** The state that a row shows for its block. */
const rows: Readonly<Record<RowState, EditorStoryName>> = {
  new: 'Block editor: NewAndChanged',
  changed: 'Block editor: NewAndChanged',
  saving: 'Block editor: Saving',
  failed: 'Block editor: SaveFailed',
  conflict: 'Block editor: Conflict',
  deleting: 'Block editor: Deleting',
};

/** The toasts. */
const notices: Readonly<Record<EditorNotice['kind'], EditorStoryName>> = {
  saved: 'Answers: Saved',
  merged: 'Answers: Merged',
  overlapping: 'Answers: Overlapping',
  vanished: 'Answers: DeletedElsewhere',
  failed: 'Answers: Offline',
  orderRefused: 'Answers: OrderRefused',
  deleted: 'Answers: Deleted',
  changedBeforeDelete: 'Answers: ChangedBeforeDelete',
  stillUnsaved: 'Answers: BackOnline',
  fieldsChanged: 'Answers: FieldsChanged',
};

/** The stories of faulty plugins. */
const faults: Readonly<Record<FieldFaultKind, EditorStoryName>> = {
  draw: 'Broken widgets: Throws',
  load: 'Broken widgets: NotLoaded',
  view: 'Broken widgets: NoView',
  wait: 'Broken widgets: Waits',
  hung: 'Broken widgets: NeverCameBack',
  value: 'Broken widgets: AnswersWithGarbage',
  event: 'Broken widgets: ThrowsOnPress',
  pure: 'Odd blocks: PluginNotRead',
};

/** Every other state of the editor, in words. */
const others = {
  'an empty page': 'Block editor: EmptyPage',
  'a conflict with another tab of the same user': 'Block editor: ConflictWithOtherTab',
  'all blocks closed': 'Block editor: Closed',
  'an open block with every field type': 'Block editor: EveryField',
  'a thousand blocks': 'Block editor: ManyBlocks',
  'long titles': 'Odd blocks: LongTitles',
  'the menu of block types': 'Block editor: AddMenu',
  'block types that a search finds': 'Block editor: PickerSearched',
  'a search that finds no block type': 'Block editor: PickerWithoutMatch',
  'block types of the installation beside those of the library': 'Block editor: PickerWithOwnTypes',
  'block types with long names': 'Block editor: PickerWithLongNames',
  'the button that adds a block between two others': 'Block editor: InsertBetween',
  'the components of a workspace': 'Block editor: Components',
  'what is missing, once saving was tried': 'Block editor: WhatIsMissing',
  'invalid fields on saving everything': 'Odd blocks: InvalidOnSave',
  'fields that the server refused': 'Block editor: SaveRefused',
  'without a connection': 'Answers: Offline',
  'a conflict in which both versions are combined': 'Answers: ConflictCombined',
  'a conflict in which a side is chosen': 'Answers: ConflictChosen',
  'drafts of a former session, with their differences': 'Block editor: Recovery',
  'text that no field can hold any more': 'Answers: FieldsChanged',
  'drafts that cannot be kept on this device': 'Answers: NoJournal',
  'the question before deleting': 'Block editor: DeleteAsked',
  'a block that can only be read': 'Answers: ReadOnly',
  'something to undo and to redo': 'Moving: UndoAndRedo',
  'a block dragged by pointer': 'Moving: DraggedByPointer',
  'a block carried by keyboard': 'Moving: CarriedByKeyboard',
  'an unknown block type': 'Block editor: UnknownType',
  'an unknown field type': 'Odd blocks: UnknownField',
  'a field that its plugin refuses to serve': 'Odd blocks: RefusedDefinition',
  'a value that does not fit its field': 'Odd blocks: UnfitValue',
  'a list, closed': 'Lists: Closed',
  'lists in the items of lists': 'Lists: Nested',
  'errors in an item of a list': 'Lists: WithErrors',
  'a list that can only be read': 'Lists: ReadOnly',
  'a list without items': 'Lists: Empty',
  'long texts in the items of a list': 'Lists: LongTexts',
  'a conflict in an item of a list': 'Lists: Conflict',
  'a form with tabs, half widths and help': 'Field rules: Tabs',
  'a group of fields': 'Field rules: Groups',
  'fields that a condition shows': 'Field rules: Conditions',
  'errors in another tab': 'Field rules: ErrorsInOtherTabs',
  'fields that publishing requires': 'Field rules: MissingForPublishing',
  'groups, conditions and unique values in an item of a list': 'Field rules: InAnItem',
} as const satisfies Readonly<Record<string, EditorStoryName>>;

/** Every state of the editor, with the story that shows it. A new row state, notice or fault needs its own line. */
export const editorStates: ReadonlyMap<string, EditorStoryName> = new Map<string, EditorStoryName>([
  ...Object.entries(rows).map(([state, story]) => [`row: ${state}`, story] as const),
  ...Object.entries(notices).map(([kind, story]) => [`notice: ${kind}`, story] as const),
  ...Object.entries(faults).map(([kind, story]) => [`fault: ${kind}`, story] as const),
  ...Object.entries(others),
]);
