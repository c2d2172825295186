/** An address of an address book, as the identity service keeps them. Which fields are asked for is the market's affair. */
export interface BookAddress {
  /** Absent while it is not in the book. */
  readonly id?: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone?: string;
  readonly email?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly line3?: string;
  /** The city. */
  readonly locality: string;
  /** State or province. */
  readonly province?: string;
  /** District or county. */
  readonly zone?: string;
  /** Postal code. */
  readonly code: string;
  /** Two letters, as sent. */
  readonly country: string;
  readonly isPreferred: boolean;
}

/** What the check of an address came to. */
export interface AddressVerdict {
  readonly isVerified: boolean;
  /** The address as the service would write it, where it knows one. */
  readonly suggestion?: BookAddress;
}
