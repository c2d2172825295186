/**
 * A value that may be sent to one origin only: an access token, a gateway's key, a guest's contact, an account number, a PIN. Code that
 * holds it can pass it on but not read it: `Secret.open` is for `client.ts` alone (lint rule `no-open-secret`).
 */
export class Secret {
  readonly #value: string;
  readonly #origin: string;

  /**
   * @param origin where the value may be sent, in the format of `URL.origin`
   */
  constructor(value: string, origin: string) {
    this.#value = value;
    this.#origin = origin;
  }

  /**
   * Reads the value for a request to an origin.
   *
   * @throws TypeError if the secret is for another origin
   */
  static open(secret: Secret, origin: string): string {
    if (secret.#origin !== origin) throw new TypeError(`Refused to send a secret for ${secret.#origin} to ${origin}.`);
    return secret.#value;
  }

  /** Whether two secrets have the same value for the same origin. */
  static isSame(one: Secret, other: Secret): boolean {
    return one.#value === other.#value && one.#origin === other.#origin;
  }
}

/** How a guest proves that an order is theirs, sealed for sending. The phone number has digits only. */
export type Proof = { readonly email: Secret } | { readonly phoneNumber: Secret };

/** Whether two contacts are the same, for the same origin. */
export function isSameProof(one: Proof | undefined, other: Proof | undefined): boolean {
  if (!one || !other) return one === other;
  const [[name, value] = []] = Object.entries(one);
  const [[otherName, otherValue] = []] = Object.entries(other);
  return name === otherName && value !== undefined && otherValue !== undefined && Secret.isSame(value, otherValue);
}
