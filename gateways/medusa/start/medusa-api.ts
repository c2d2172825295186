/** Calls one of Medusa's own APIs. The answer is read by field, as the caller knows it. */
export type MedusaApi = <Answer>(path: string, body?: object, method?: 'DELETE') => Promise<Answer>;

/** @throws Error with the answer of Medusa, if it refuses the call */
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

/** The Admin API, as the shop's own dashboard uses it. */
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

/** The token of a customer, as a storefront gets it. */
export async function signIn(url: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const { token } = await createApi(url, {})<{ token: string }>('/auth/customer/emailpass', { email, password });
  return token;
}
