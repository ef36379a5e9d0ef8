/** The server's time and load limits. Times are in milliseconds. */
export interface ServingLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Time in which no further data of the body arrives. */
  readonly stallTimeout: number;
  /** Interval at which the first two limits are checked. */
  readonly checkedEvery: number;
  /** Time after which an idle connection is closed, for example because the client does not read its answer. */
  readonly idleTimeout: number;
  /** API calls in progress at the same time, including those waiting for the database. */
  readonly room: number;
  /** The share of one caller. */
  readonly roomOfOne: number;
  /** Concurrent calls of one member over PostgreSQL, each with its own connection. */
  readonly callsOfMember: number;
  /** How long a call waits for its turn, or for memory. */
  readonly waitTimeout: number;
  /** Time spent on calls in one turn of the event loop. Beyond it, the server begins to reject calls. */
  readonly workPerIteration: number;
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
  waitTimeout: 30_000,
  workPerIteration: 1000,
});
