/** A member's permission for a partner to share purchases. */
export interface Consent {
  readonly id: string;
  readonly partnerName: string;
}
