/** Every size and count that both sides of the wire must agree on (api.md sections 1 to 3, spec section 9). */
export const limits = Object.freeze({
  /** Bytes of a JSON body. */
  jsonBytes: 1024 * 1024,
  /** Bytes of one block's or component's data. */
  blockDataBytes: 256 * 1024,
  /** Bytes of one uploaded file. */
  uploadBytes: 5_242_880,
  /** Nesting of a JSON body. */
  jsonDepth: 32,
  /** Keys of a JSON body, all objects together. */
  jsonKeys: 10_000,
  /** Characters of an address, its query included. */
  urlLength: 8192,
  /** Members of a query. */
  queryMembers: 50,
  /** Characters of an `Idempotency-Key`. */
  idempotencyKeyLength: 255,
  /** Milliseconds for which the answer to a write with an `Idempotency-Key` is kept: a day. */
  idempotencyLifetime: 86_400_000,
  /** Pixels of an uploaded picture. */
  imagePixels: 40_000_000,
  /** Longest side of a stored picture, in pixels. */
  imageSide: 1024,
  /** JPEG quality of a stored picture. */
  imageQuality: 90,
  pageSizeDefault: 15,
  pageSizeMax: 1000,
  pageSizeLibrary: 15,
  pageSizePages: 20,
  pageSizePicker: 8,
  passwordMin: 8,
  passwordMax: 256,
  titleLength: 200,
  descriptionLength: 2000,
  /** Characters of what search engines are told of a site. */
  seoDescriptionLength: 500,
  urlPathLength: 500,
  nameLength: 150,
  emailLength: 254,
  /** Characters of a captcha's solution; the longest that a provider is known to make has half as many. */
  captchaLength: 16_384,
  /** Characters of what a visitor writes to the owner of a site. */
  inquiryLength: 5000,
  originLength: 300,
  origins: 50,
  blocksPerPage: 2000,
  fieldsPerModel: 100,
  /** Milliseconds a session lives: seven days. */
  sessionLifetime: 604_800_000,
});
