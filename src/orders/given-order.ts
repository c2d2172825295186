/** An order a page hands over as the property `order`: as the order service sends it, parsed from JSON. */
export type GivenOrder = Readonly<Record<string, unknown>>;
