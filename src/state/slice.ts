/** One part of the app store: it writes its own and sees of the others what `Sees` names. */
export type Slice<Part, Sees extends Part = Part> = (
  set: (part: Partial<Part>) => void,
  get: () => Sees,
) => Part;
