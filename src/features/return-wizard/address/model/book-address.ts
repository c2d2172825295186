/** An address of an address book, as the identity service stores it. The market decides which fields the form shows. */
export interface BookAddress {
  /** Absent until the book has saved it. */
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
  /** Two-letter code, in the case the service sent. */
  readonly country: string;
  readonly isPreferred: boolean;
}

/** The result of an address check. */
export interface AddressVerdict {
  readonly isVerified: boolean;
  /** The service's standard form of the address, if it knows one. */
  readonly suggestion?: BookAddress;
}
