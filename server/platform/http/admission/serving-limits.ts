/** How long and how much the server bears. Times are in milliseconds. */
export interface ServingLimits {
  /** For a client to send its headers. */
  readonly headersTimeout: number;
  /** For a client to send its whole request. */
  readonly requestTimeout: number;
  /** How often the two above are looked at. */
  readonly checkedEvery: number;
  /** After which a connection on which nothing moves is ended: a client that does not read its answer, for one. */
  readonly idleTimeout: number;
  /** API calls that are worked on at the same time, waiting for the database included. */
  readonly room: number;
  /** Of work on calls in one turn of the event loop. Beyond it calls begin to be sent away. */
  readonly workInATurn: number;
}

/** What serves people well on a machine of any size. */
export const servingLimits: ServingLimits = Object.freeze({
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  checkedEvery: 2000,
  idleTimeout: 75_000,
  room: 1000,
  workInATurn: 1000,
});
