type OptionalKey<Fields> = { [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never }[keyof Fields];

/** The same fields, where those that may be `undefined` may be missing instead. */
export type PresentFields<Fields> = Omit<Fields, OptionalKey<Fields>> & {
  [Key in OptionalKey<Fields>]?: Exclude<Fields[Key], undefined>;
};

/** A fresh object with the fields that have a value: an absent field is no key at all, never a key that holds `undefined`. */
export function toPresentFields<Fields extends object>(fields: Fields): PresentFields<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as PresentFields<Fields>;
}
