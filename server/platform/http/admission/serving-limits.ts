/** The server's time and load limits. Times are in milliseconds. */
export interface ServingLimits {
  /** Time for a client to send its headers. */
  readonly headersTimeout: number;
  /** Time for a client to send its whole request. */
  readonly requestTimeout: number;
  /** Time in which nothing of the rest of its body arrives. */
  readonly stallTimeout: number;
  /** How often the first two limits are checked. */
  readonly checkedEvery: number;
  /** How long a connection may be idle before it is closed, for example because the client does not read its answer. */
  readonly idleTimeout: number;
  /** API calls in progress at the same time, including those waiting for the database. */
  readonly room: number;
  /** How many of them may be one caller's. */
  readonly roomOfOne: number;
  /** Calls of one member that are worked on at the same time over PostgreSQL, each with a connection of its own. */
  readonly callsOfMember: number;
  /** Bytes of stored content that heavy calls hold in memory at the same time, and one caller's part of them. */
  readonly memory: number;
  readonly memoryOfOne: number;
  /** How long a call waits for each of these. */
  readonly waitTimeout: number;
  /** Time spent on calls in one turn of the event loop. Beyond it, calls begin to be sent away. */
  readonly workInATurn: number;
}

/** Limits that work well on a machine of any size. */
export const servingLimits: ServingLimits = Object.freeze({
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  stallTimeout: 35_000,
  checkedEvery: 2000,
  idleTimeout: 75_000,
  room: 2000,
  roomOfOne: 1000,
  callsOfMember: 5,
  memory: 32 * 1024 * 1024,
  memoryOfOne: 8 * 1024 * 1024,
  waitTimeout: 30_000,
  workInATurn: 1000,
});
