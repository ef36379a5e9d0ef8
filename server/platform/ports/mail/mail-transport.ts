import type { Language } from '../../../../shared/languages.ts';

export interface ComposedMail {
  /** The id of its outbox row. The Message-ID is derived from it, so a second copy is recognised. */
  readonly id: string;
  /** When it was requested. */
  readonly created_at: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Why a mail was not sent. `unreachable`: no server saw it. `deferred`: not now. `rejected`: never. `unclear`: a server
 * received all of it without an answer, so it may have arrived.
 */
export type FailureKind = 'unreachable' | 'deferred' | 'rejected' | 'unclear';

/** The message holds no address, link or key, so it may be stored and logged. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: FailureKind;
  /** Whether retrying soon is pointless: the server rejects our name or password. */
  readonly lasting: boolean;

  constructor(kind: FailureKind, reason: string, lasting = false) {
    super(withoutSecrets(reason));
    this.kind = kind;
    this.lasting = lasting;
  }
}

export interface MailTransport {
  /**
   * Resolves once the mail is accepted; rejects with a `MailFailure`. Calls `handOver` right before the first byte
   * after which the mail may arrive, and rethrows its errors. Does not call it if a second copy would replace the
   * first.
   */
  deliver(mail: ComposedMail, handOver: () => Promise<void>): Promise<void>;
  /** Rejects with a `MailFailure` if mail cannot be sent right now. */
  check(): Promise<void>;
  /** Closes idle connections. */
  release(): void;
  /** Aborts everything in progress. */
  abandon(): void;
}

/** Removes parts of server replies that may be secret: addresses, links, lines of the mail. */
function withoutSecrets(reason: string): string {
  return reason
    .split(/\s+/)
    .map((word) => (word.length > 24 || /@|:\/\//.test(word) ? '…' : word))
    .join(' ')
    .slice(0, 200);
}
