import type { ComponentType, ReactNode } from 'react';
import { fieldViews } from '../../field-plugins/views.ts';
import { loadOnce } from '../../shared/load-once.ts';
import type { ScreenPath } from '../../shared/screen-paths.ts';
import { addresses } from '../api/addresses.ts';
import { withMui } from '../ui/with-mui.ts';
import { loadWorkspaceSelector } from './frame/load-workspace-selector.ts';
import type { MessagesPart } from '../lib/messages-part.ts';

/** The users who may see a screen; all others are redirected, to a path that depends on the session. */
export type Audience = 'everybody' | 'guests' | 'signed-in' | 'members' | 'admins';

/** The parameters of all paths. A screen gets those of its own path. */
export interface PathParams {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly apiKeyId: string;
  readonly typeId: string;
  readonly topic: string;
  readonly activationKey: string;
  readonly confirmKey: string;
  readonly resetKey: string;
}

export interface LayerProps {
  readonly workspaceId: string;
  /** The end of the path. */
  readonly current: string;
  /** Shown until the screen has loaded. */
  readonly spinner: ReactNode;
  readonly children: ReactNode;
}

type Load<Loaded> = () => Promise<Loaded>;

export interface RouteEntry {
  readonly path: ScreenPath;
  readonly who: Audience;
  readonly screen: Load<ComponentType<PathParams>>;
  /** Components around the screen that stay mounted when the screen changes, outermost first. */
  readonly layers: readonly Load<ComponentType<LayerProps>>[];
  /** Components that are rendered beside the screen. */
  readonly beside: readonly Load<unknown>[];
  readonly messages?: readonly MessagesPart[];
  /** The API addresses that the screen reads first. */
  readonly reads?: (params: PathParams) => readonly string[];
  /** The path to redirect to. */
  readonly leadsTo?: (params: PathParams) => string;
  /** The screen contains no components of MUI, except in parts that are loaded on demand. */
  readonly isLight?: boolean;
  /** The screen stays mounted when the parameters in its path change. */
  readonly stays?: boolean;
}

/** Loads all the code of a route at once. Never rejects: a component that failed to load reports it when it is rendered. */
export async function fetchCode({ beside, layers, screen }: RouteEntry): Promise<void> {
  await Promise.allSettled([...beside, ...layers, screen].map((load) => load()));
}

export const frame = {
  siteFooter: loadOnce(async () => (await import('./frame/site-footer.tsx')).SiteFooter),
  sideMenu: loadOnce(async () => (await import('./frame/side-menu.tsx')).SideMenu),
  languageMenu: loadOnce(async () => (await import('./frame/language-menu.tsx')).LanguageMenu),
} as const;

const queries = loadOnce(async () => (await import('./signed-in-layer.tsx')).SignedInLayer);
const workspace = loadOnce(async () => (await import('./workspace-layer.tsx')).WorkspaceLayer);
const fields = loadOnce(async () => (await import('./fields-layer.tsx')).FieldsLayer);
const details = loadOnce(
  withMui<LayerProps>(
    async () => (await import('../features/workspaces/workspace-details.tsx')).WorkspaceDetails,
  ),
);

const blockTypes = loadOnce(async () => (await import('./block-types-layer.tsx')).BlockTypesLayer);

const menus = [frame.sideMenu, frame.languageMenu];
export const everybody = { who: 'everybody', layers: [], beside: [frame.siteFooter] } as const;
export const guests = { ...everybody, who: 'guests' } as const;
export const signedIn = { who: 'signed-in', layers: [queries], beside: menus } as const;
export const admins = { ...signedIn, who: 'admins' } as const;
/** The screens of the block type builder. */
export const building = {
  ...admins,
  layers: [queries, blockTypes],
  messages: ['fields', 'library', 'builder', 'errors'],
} as const;
export const members = { ...signedIn, who: 'members', reads: () => [addresses.workspaces] } as const;
export const inside = {
  ...members,
  layers: [queries, workspace],
  beside: [...menus, loadWorkspaceSelector],
} as const;
/** The screens that show fields or blocks. */
export const withFields = {
  ...inside,
  layers: [...inside.layers, fields],
  messages: ['fields'],
} as const;
/** Loads the components of the fields that most blocks have, before the first block can be opened. */
const firstViews = () => Promise.allSettled(fieldViews.firstTypes.map(fieldViews.load));
export const editing = {
  ...withFields,
  beside: [...inside.beside, firstViews],
  messages: ['fields', 'library'],
} as const;
export const about = { ...withFields, layers: [...withFields.layers, details] } as const;
