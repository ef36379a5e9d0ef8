import blog from './content/blog.json' with { type: 'json' };
import portfolio from './content/portfolio.json' with { type: 'json' };
import shop from './content/shop.json' with { type: 'json' };
import type { DemoWorkspace } from './demo-content.ts';

const sites: readonly unknown[] = [shop, blog, portfolio];

/** Every site of the demo, in order of creation. A test checks that they fit this type and the block types. */
export const demoWorkspaces = sites as readonly DemoWorkspace[];
