import { blog } from './content/blog.ts';
import { portfolio } from './content/portfolio.ts';
import { shop } from './content/shop.ts';
import type { DemoWorkspace } from './demo-content.ts';

/** Every site of the demo, in order of creation. */
export const demoWorkspaces: readonly DemoWorkspace[] = Object.freeze([shop, blog, portfolio]);
