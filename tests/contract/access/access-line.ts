import type { CallOptions, Person } from '../../support/world.ts';
import type { AccessStage } from './access-stage.ts';

/**
 * Who asks: somebody without a credential, the user whose records are asked for, another user, an administrator, and
 * a site with an API key of the user's workspace.
 */
export const roles = ['guest', 'user', 'stranger', 'admin', 'site'] as const;
export type Role = (typeof roles)[number];

/** What a call is answered, by who makes it. */
export type Answered = Readonly<Record<Role, number>>;

/** Ids of the records that a call names, all of them the user's; those under `model` are everybody's. */
export type Ids = Readonly<Record<string, string>>;

export interface AccessCall extends Pick<CallOptions, 'body' | 'headers'> {
  readonly path: string;
}

/** One line of the matrix: a way to call a route, and what each role is answered. */
export interface AccessLine {
  /** Method and pattern, as the server has it. */
  readonly route: string;
  /** What tells this call from another of the same route. */
  readonly when?: string;
  readonly answered: Answered;
  /** Makes the records that the call needs; without it they are those that the stage has. */
  readonly records?: (stage: AccessStage) => Promise<Ids>;
  /** Who stands in for a role, where the call uses up its session or its account. */
  readonly standIn?: (role: Role, person: Person, at: { ids: Ids; stage: AccessStage }) => Promise<Person>;
  /** A valid call, given the ids of the records. */
  readonly call: (ids: Ids, stage: AccessStage) => AccessCall | Promise<AccessCall>;
}

/** Whoever asks is answered the same; a credential is not looked at. */
export function everybody(status: number): Answered {
  return { guest: status, user: status, stranger: status, admin: status, site: status };
}

/** Users and administrators, each for what is their own. */
export function signedIn(status: number): Answered {
  return { guest: 401, user: status, stranger: status, admin: status, site: 401 };
}

/** A user who is not asked for a record of anybody. */
export function users(status: number): Answered {
  return { ...signedIn(status), admin: 403 };
}

/** The user whose the record is. To another it is not there, or, named in a body, no choice. */
export function owner(status: number, stranger = 404): Answered {
  return { guest: 401, user: status, stranger, admin: 403, site: 401 };
}

/** The same, where administrators are users like others: what is not theirs is not there. */
export function ownAccount(status: number): Answered {
  return { guest: 401, user: status, stranger: 404, admin: 404, site: 401 };
}

export function admins(status: number): Answered {
  return { guest: 401, user: 403, stranger: 403, admin: status, site: 401 };
}

export function sites(status: number): Answered {
  return { guest: 401, user: 401, stranger: 401, admin: 401, site: status };
}
