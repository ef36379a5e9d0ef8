import type { ComponentType, ReactNode } from 'react';
import { loadOnce } from '../../shared/load-once.ts';
import { addresses } from '../api/addresses.ts';
import type { DetailsPart } from '../features/workspaces/details-parts.ts';
import { loadWorkspaceSelector } from './frame/load-workspace-selector.ts';
import type { WordsPart } from '../lib/words-part.ts';

/** Who a screen is for; everybody else is led to the root. */
export type Audience = 'everybody' | 'guests' | 'signed-in' | 'members' | 'admins';

/** What a path can have in place of a name. A screen gets what its own path has. */
export interface PathParams {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly accessId: string;
  readonly topic: string;
  readonly activationKey: string;
  readonly confirmKey: string;
  readonly resetKey: string;
}

export interface LayerProps {
  readonly workspaceId: string;
  readonly current: DetailsPart;
  readonly children: ReactNode;
}

type Load<Loaded> = () => Promise<Loaded>;

/** What belongs to a path: who may see it, its code, its words, and the reads that it begins with. */
export interface RouteEntry {
  readonly path: string;
  readonly who: Audience;
  readonly screen: Load<ComponentType<PathParams>>;
  /** What stays when one screen follows another, from the outside to the inside. */
  readonly layers: readonly Load<ComponentType<LayerProps>>[];
  /** What is drawn around the screen at once. */
  readonly beside: readonly Load<unknown>[];
  readonly words?: readonly WordsPart[];
  /** Addresses in the API. */
  readonly reads?: (params: PathParams) => readonly string[];
  /** Where the path leads instead. */
  readonly leadsTo?: (params: PathParams) => string;
  /** Which of the screens about a workspace it is. */
  readonly current?: DetailsPart;
  /** The screen stays the same one when the names in its path change. */
  readonly stays?: boolean;
}

/** Fetches all the code of a route at once. Never rejects: who draws a part that could not be had says so. */
export async function fetchCode({ beside, layers, screen }: RouteEntry): Promise<void> {
  await Promise.allSettled([...beside, ...layers, screen].map((load) => load()));
}

/** The frame around every screen. */
export const frame = {
  siteFooter: loadOnce(async () => (await import('./frame/site-footer.tsx')).SiteFooter),
  sideMenu: loadOnce(async () => (await import('./frame/side-menu.tsx')).SideMenu),
  languageMenu: loadOnce(async () => (await import('./frame/language-menu.tsx')).LanguageMenu),
} as const;

const queries = loadOnce(async () => (await import('./signed-in-layer.tsx')).SignedInLayer);
const workspace = loadOnce(async () => (await import('./workspace-layer.tsx')).WorkspaceLayer);
const details = loadOnce(async () => (await import('./workspace-details.tsx')).WorkspaceDetails);

const menus = [frame.sideMenu, frame.languageMenu];
export const everybody = { who: 'everybody', layers: [], beside: [frame.siteFooter] } as const;
export const guests = { ...everybody, who: 'guests' } as const;
export const signedIn = { who: 'signed-in', layers: [queries], beside: menus } as const;
export const admins = { ...signedIn, who: 'admins' } as const;
export const members = { ...signedIn, who: 'members', reads: () => [addresses.workspaces] } as const;
export const inside = {
  ...members,
  layers: [queries, workspace],
  beside: [...menus, loadWorkspaceSelector],
  words: ['fields'],
} as const;
export const about = { ...inside, layers: [...inside.layers, details] } as const;
