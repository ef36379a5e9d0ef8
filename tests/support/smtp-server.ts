import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from './free-port.ts';

/** What the server answers instead of accepting. */
export interface Refusal {
  readonly code: number;
  readonly words: string;
}

/**
 * What becomes of a mail whose text has arrived. `accept_and_leave` ends the connection after the answer, `drop` without
 * one; `hang` never answers.
 */
export type Verdict = 'accept' | 'accept_and_leave' | 'drop' | 'hang' | Refusal;

export interface MailServerRules {
  /** Who may send; without it nobody signs in. */
  readonly account?: { readonly user: string; readonly password: string };
  /** Speaks TLS from the first byte, with a certificate that nobody vouches for. */
  readonly tls?: boolean;
  /** Called for every recipient; anybody is served without it. */
  readonly recipient?: (address: string) => Refusal | undefined;
  /** Called for every mail that has arrived whole; each is accepted without it. */
  readonly arrived?: (mail: Email) => Verdict | Promise<Verdict>;
}

/** A mail as it came in, accepted or not. */
export interface ArrivedMail {
  readonly to: string;
  readonly mail: Email;
  readonly raw: string;
  readonly verdict: Verdict;
}

/** A real mail server on this machine, which keeps what it gets. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Every mail whose text arrived whole, in their order. */
  readonly arrived: readonly ArrivedMail[];
  /** How many connections were made. */
  connections(): number;
  start(): Promise<void>;
  /** Ends every connection and leaves the port. */
  stop(): Promise<void>;
}

/** Makes a mail server on a port of its own; it listens once it is started. */
export async function createMailServer(rules: MailServerRules = {}): Promise<MailServer> {
  const port = await freePort();
  const arrived: ArrivedMail[] = [];
  let connections = 0;
  let running: SMTPServer | undefined;
  const { account } = rules;
  const signIn =
    account === undefined
      ? ''
      : `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`;
  return {
    port,
    url: `${rules.tls === true ? 'smtps' : 'smtp'}://${signIn}127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    async start() {
      const server = serverOf(rules, { arrived, onConnect: () => (connections += 1) });
      running = server;
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      // A client that goes in the middle of a mail is what some tests are about.
      server.on('error', () => undefined);
    },
    async stop() {
      const server = running;
      running = undefined;
      if (server === undefined) return;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const { _socket } of server.connections) _socket.destroy();
      await closed;
    },
  };
}

function serverOf(
  rules: MailServerRules,
  { arrived, onConnect }: { arrived: ArrivedMail[]; onConnect: () => void },
): SMTPServer {
  const { account } = rules;
  const server = new SMTPServer({
    secure: rules.tls === true,
    logger: false,
    authOptional: account === undefined,
    disabledCommands: account === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 1000,
    disableReverseLookup: true,
    onConnect(_session, done) {
      onConnect();
      done();
    },
    onAuth({ username, password }, _session, done) {
      const known = username === account?.user && password === account?.password;
      done(known ? null : refuse({ code: 535, words: '5.7.8 Wrong user or password' }), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const refusal = rules.recipient?.(address);
      done(refusal === undefined ? null : refuse(refusal));
    },
    onData(stream, session, done) {
      receive(stream, session, rules).then(
        (mail) => {
          arrived.push(mail);
          const { verdict } = mail;
          if (typeof verdict === 'object') return done(refuse(verdict));
          if (verdict.startsWith('accept')) done(null, 'Accepted');
          if (verdict === 'accept_and_leave') setImmediate(dropConnection, server, session);
          if (verdict === 'drop') dropConnection(server, session);
        },
        // The client went in the middle of the mail.
        () => undefined,
      );
    },
  });
  return server;
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  rules: MailServerRules,
): Promise<ArrivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const mail = await PostalMime.parse(raw);
  const verdict = (await rules.arrived?.(mail)) ?? 'accept';
  return { to: session.envelope.rcptTo[0]?.address ?? '', mail, raw: raw.toString(), verdict };
}

function dropConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
}

function refuse({ code, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}
