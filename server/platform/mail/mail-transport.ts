import type { Language } from '../../../shared/languages.ts';

/** A mail as it leaves. */
export interface ComposedMail {
  /** That of its row in the outbox. The Message-ID comes from it, so that a second copy is known as one. */
  readonly id: string;
  /** When it was asked for. */
  readonly created_at: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * What became of a mail that did not leave. `unreachable`: no server took notice of it. `deferred`: not now. `rejected`:
 * never. `unclear`: a server had all of it and did not answer, so it may have arrived.
 */
export type FailureKind = 'unreachable' | 'deferred' | 'rejected' | 'unclear';

/** Why a mail did not leave. The message holds no address, no link and no key: it may be stored and logged. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: FailureKind;
  /** Trying again soon is useless: the server refuses our name or password. */
  readonly lasting: boolean;

  constructor(kind: FailureKind, reason: string, lasting = false) {
    super(withoutSecrets(reason));
    this.kind = kind;
    this.lasting = lasting;
  }
}

/** A way for mails to leave. */
export interface MailTransport {
  /**
   * Resolves once the mail was accepted; rejects with a `MailFailure`. Right before the first byte from which it may
   * arrive, `handOver` is called, and whatever that throws is thrown on; where a second copy replaces the first, it is
   * not called.
   */
  deliver(mail: ComposedMail, handOver: () => Promise<void>): Promise<void>;
  /** Rejects with a `MailFailure` when no mail could leave at the moment. */
  check(): Promise<void>;
  /** Gives back connections that nothing uses. */
  release(): void;
  /** Breaks off what is under way. */
  abandon(): void;
}

/** Servers quote what they refuse: addresses, links, lines of the mail. */
function withoutSecrets(reason: string): string {
  return reason
    .split(/\s+/)
    .map((word) => (word.length > 24 || /@|:\/\//.test(word) ? '…' : word))
    .join(' ')
    .slice(0, 200);
}
