/** Whom the sandbox answers besides this machine. */
export interface TrustOptions {
  /** Names that it is reached by, without a port. */
  readonly hosts?: readonly string[];
  /** Origins whose pages may use it; `null` is that of every page that has none, as in a sandboxed frame. */
  readonly origins?: readonly string[];
}

/** Judges the `Host` and the `Origin` of a request. */
export interface Trust {
  /** Another name may be an attacker's who had it lead to this machine (DNS rebinding). */
  isTrustedHost(host: string): boolean;
  isTrustedOrigin(origin: string): boolean;
}

/** A browser never lets one of these lead to another machine. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** `http://localhost:5173`, taken apart: a scheme that pages have, and the host. */
const WEB_ORIGIN = /^https?:\/\/([^/]+)$/;

/** Loopback names are trusted on any port, as hosts and as origins; so is what the options name. */
export function createTrust({ hosts = [], origins = [] }: TrustOptions): Trust {
  const names = hosts.map((host) => host.toLowerCase());
  const isTrustedHost = (host: string): boolean => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    return LOOPBACK.test(name) || names.includes(name);
  };
  return {
    isTrustedHost,
    isTrustedOrigin(origin) {
      const [, host] = WEB_ORIGIN.exec(origin) ?? [];
      return origins.includes(origin) || (host !== undefined && isTrustedHost(host));
    },
  };
}
