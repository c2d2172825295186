/** A postal address as sent. Which lines are shown in which order is the market's affair. */
export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly address1: string;
  readonly address2?: string;
  readonly address3?: string;
  readonly address4?: string;
  readonly city: string;
  readonly county?: string;
  readonly state?: string;
  readonly zipCode?: string;
  /** Two letters, as sent. */
  readonly country: string;
  readonly pickUpLocation?: string;
}
