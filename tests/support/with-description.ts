import type { TestProject } from 'vitest/node';
import type { DescribedApp } from './described-answers.ts';
import { openWorld } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The OpenAPI document of the server. */
    readonly apiDescription: ReturnType<DescribedApp['swagger']>;
  }
}

/** Vitest's global setup of the screen tests: the OpenAPI document, to which their fake server is held. */
export default async function withDescription(project: TestProject): Promise<void> {
  const world = await openWorld('sqlite');
  await world.app.ready();
  project.provide('apiDescription', structuredClone(world.app.swagger()));
  await world.close();
}
