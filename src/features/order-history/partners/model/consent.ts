/** A member's leave for a partner to share what was bought there. */
export interface Consent {
  readonly id: string;
  readonly partnerName: string;
}
