/**
 * A value that may leave the page for one origin alone: an access token, a gateway's key, a guest's contact, an account number, a PIN.
 * Whoever holds it can pass it on, but cannot read it: `Secret.open` is for `to-fetch-request.ts` alone (lint rule `no-open-secret`).
 */
export class Secret {
  readonly #value: string;
  readonly #origin: string;

  /** @param origin where the value may be sent, as `URL.origin` writes it */
  constructor(value: string, origin: string) {
    this.#value = value;
    this.#origin = origin;
  }

  /**
   * Reads the value for a request to an origin.
   *
   * @throws TypeError where the secret is meant for another origin
   */
  static open(secret: Secret, origin: string): string {
    if (secret.#origin !== origin)
      throw new TypeError(`A secret for ${secret.#origin} was about to leave for ${origin}.`);
    return secret.#value;
  }
}

/** How a guest proves that an order is theirs, ready to be sent. The phone number is its digits. */
export type Proof = { readonly email: Secret } | { readonly phoneNumber: Secret };
