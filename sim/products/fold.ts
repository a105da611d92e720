type PartOf<Declaration, Part extends string> = Declaration extends { readonly [P in Part]: infer Value }
  ? Value
  : never;
/** The intersection of a union's members. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The type of `folded`: the entries under one property of all declarations, as one object. */
export type Folded<Declarations, Part extends string> = {
  readonly [Entry in keyof All<PartOf<Declarations[keyof Declarations], Part>>]: All<
    PartOf<Declarations[keyof Declarations], Part>
  >[Entry];
};

/** Merges one part of all declarations into one table. Throws when two of them have an entry of the same name. */
export function folded<const Declarations extends Readonly<Record<string, object>>, const Part extends string>(
  declarations: Declarations,
  part: Part,
): Folded<Declarations, Part> {
  const all: Record<string, unknown> = {};
  for (const [name, declaration] of Object.entries(declarations)) {
    const entries = (declaration as Readonly<Record<string, object | undefined>>)[part] ?? {};
    for (const [entry, value] of Object.entries(entries)) {
      if (Object.hasOwn(all, entry)) throw new Error(`${name} and another product both have ${part} "${entry}"`);
      all[entry] = value;
    }
  }
  return all as Folded<Declarations, Part>;
}
