import type { BlockContentModel } from '../../shared/wire/content.ts';

/** A block content model in the library, with a fixed id that is the same in every installation. */
export type LibraryBlockType = Readonly<Omit<BlockContentModel, 'revision'>>;
