import { writeBegun, writeEnded } from '../transitions/session.ts';
import type { CommandContext } from './command-context.ts';

/** Sends a write. If the session has expired, asks for the password and sends it again. */
export async function withSession<Result extends { readonly kind: string }>(
  context: CommandContext,
  send: () => Promise<Result>,
): Promise<Result> {
  context.store.setState(writeBegun);
  try {
    return await sendUntilSignedIn(context, send);
  } finally {
    context.store.setState(writeEnded);
  }
}

async function sendUntilSignedIn<Result extends { readonly kind: string }>(
  context: CommandContext,
  send: () => Promise<Result>,
): Promise<Result> {
  const result = await send();
  if (result.kind !== 'unauthorized') return result;
  return (await context.reauthenticate()) ? sendUntilSignedIn(context, send) : result;
}
