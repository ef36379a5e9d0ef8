/** One part of the app store: it writes its own part and can read the parts in `Sees`. */
export type Slice<Part, Sees extends Part = Part> = (
  set: (part: Partial<Part>) => void,
  get: () => Sees,
) => Part;
