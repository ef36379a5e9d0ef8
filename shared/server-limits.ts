/** Sizes and counts that only the server enforces, so that no browser loads them (api.md sections 1 to 3). */
export const serverLimits = Object.freeze({
  /** Bytes in one block's or component's data. */
  blockDataBytes: 256 * 1024,
  /** Keys in a JSON body, all objects together. */
  jsonKeys: 10_000,
  /** The same in data or definitions once they are complete: a body has other members beside them. */
  completedKeys: 9900,
  /** Characters in a URL, including its query. */
  urlLength: 8192,
  queryMembers: 50,
  idempotencyKeyLength: 255,
  /** How long the answer to a write with an `Idempotency-Key` is stored, in milliseconds: one day. */
  idempotencyLifetime: 86_400_000,
  imagePixels: 40_000_000,
  /** The WebP quality of a smaller size of a stored image. */
  smallImageQuality: 80,
  /** Links to the draft of a page that have not expired. */
  previewLinksPerPage: 20,
  /** Characters in the JSON of a sample of a block type. */
  sampleLength: 16_384,
  /** How long an external site can read a draft with a token, in milliseconds: one hour. */
  previewTokenLifetime: 3_600_000,
});
