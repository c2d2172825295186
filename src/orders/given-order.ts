/** An order that a page sets as the property `order`: in the format of the order service, parsed from JSON. */
export type GivenOrder = Readonly<Record<string, unknown>>;
