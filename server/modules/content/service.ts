export { checkContent } from './check-content.ts';
export { fieldsOfIssues } from './name-issues.ts';
export {
  type Writing,
  beginWriting,
  writePage,
  removePage,
  withFrozenClock,
  notePageEdited,
  editorOf,
  writeInSlices,
} from './writing.ts';
export { rewriteContent, recordHistory } from './history.ts';
export {
  addReferences,
  dropReferences,
  replaceImage,
  listSources,
  namesOfSources,
  readAlts,
} from './references.ts';
export {
  readData,
  fieldData,
  fieldDataIn,
  referencesOf,
  lookUpForEditor,
  lookUpForSite,
  lookUpTargets,
  lookUpForDraft,
  listTargets,
} from './reading.ts';
