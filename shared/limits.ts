/** Every size and count that both sides of the wire must agree on (api.md sections 1 to 3, spec section 9). */
export const limits = Object.freeze({
  jsonBytes: 1024 * 1024,
  /** Characters (UTF-16 units) in one text of a field, where its type allows as many. */
  fieldTextLength: 100_000,
  uploadBytes: 5_242_880,
  jsonDepth: 32,
  /** Keys in a value that has parts, such as a list, so that a request with it has room for the rest of the block. */
  compositeKeys: 9000,
  /** Levels of values with parts: lists in lists in lists. */
  compositeLevels: 3,
  /** The longest side of a stored image, in pixels. */
  imageSide: 1024,
  /** The JPEG quality of a stored image. */
  imageQuality: 90,
  pageSizeDefault: 15,
  pageSizeMax: 1000,
  /** The most images, and the most pages, that are looked up by their ids at a time. */
  targetsAtOnce: 50,
  pageSizeLibrary: 15,
  pageSizePages: 20,
  pageSizePicker: 8,
  passwordMin: 8,
  passwordMax: 256,
  titleLength: 200,
  descriptionLength: 2000,
  /** Characters in the help below a field, and in the message of its pattern. */
  fieldHelpLength: 500,
  seoDescriptionLength: 500,
  urlPathLength: 500,
  nameLength: 150,
  emailLength: 254,
  /** Characters in a captcha solution; the longest known to come from a provider has half as many. */
  captchaLength: 16_384,
  /** Characters in a visitor's message to the owner of a site. */
  submissionLength: 5000,
  originLength: 300,
  previewUrlLength: 500,
  origins: 50,
  blocksPerPage: 2000,
  fieldsPerModel: 100,
  operationsPerPlan: 100,
  /** Maximum values that a plan lists as not converting. */
  planFailuresListed: 200,
  /** How long a plan can be undone, in milliseconds: 30 days. */
  planLifetime: 2_592_000_000,
  modelNameLength: 100,
  samplesPerModel: 5,
  /** Workspaces that a block type may be restricted to. */
  workspacesPerModel: 200,
  /** How long a session lasts, in milliseconds: seven days. */
  sessionLifetime: 604_800_000,
});
