import { Redirect } from 'wouter';
import { SupportPage } from './support-page.tsx';
import { isSupportTopic, type SupportTopic } from './support-topics.ts';
import { useSupportMessages } from './use-support-messages.ts';

/** An unknown topic redirects to the root. */
export function SupportScreen({ topic }: { readonly topic: string }) {
  return isSupportTopic(topic) ? <LoadedPage topic={topic} /> : <Redirect to="/" replace />;
}

function LoadedPage({ topic }: { readonly topic: SupportTopic }) {
  return <SupportPage topic={topic} messages={useSupportMessages()} />;
}
