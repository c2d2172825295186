/** A postal address as sent. The market decides which lines are shown, and in which order. */
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
