import type { BlockContentModel } from '../../shared/wire/content.ts';

/** A block content model as the library ships it: with an id of its own, the same in every installation. */
export type LibraryBlockType = Readonly<Omit<BlockContentModel, 'revision'>>;
