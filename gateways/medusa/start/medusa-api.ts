/** Calls one of Medusa's own APIs. The caller declares the fields of the answer that it reads. */
export type MedusaApi = <Answer>(path: string, body?: object, method?: 'DELETE') => Promise<Answer>;

/**
 * Creates a client for one of Medusa's APIs.
 *
 * @throws Error with Medusa's answer if it refuses the call
 */
export function createApi(url: string, headers: Readonly<Record<string, string>>): MedusaApi {
  return async <Answer>(path: string, body?: object, method?: 'DELETE') => {
    const answer = await fetch(url + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
}

export const ADMIN = { email: 'admin@shop.example', password: 'orders-area-admin' } as const;

/** Signs in to the Admin API, which the shop's dashboard uses. */
export async function signInAdmin(url: string): Promise<MedusaApi> {
  const { token } = await createApi(url, {})<{ token: string }>('/auth/user/emailpass', ADMIN);
  return createApi(url, { authorization: `Bearer ${token}` });
}

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Signs a customer in as a storefront does, and returns the token. */
export async function signIn(url: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const { token } = await createApi(url, {})<{ token: string }>('/auth/customer/emailpass', { email, password });
  return token;
}
