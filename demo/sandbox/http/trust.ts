/** Hosts and origins that the sandbox trusts besides this machine. */
export interface TrustOptions {
  /** Host names by which it is reached, without a port. */
  readonly hosts?: readonly string[];
  /** Origins whose pages may use it; `null` is the origin of sandboxed frames and other pages without one. */
  readonly origins?: readonly string[];
}

/** Checks the `Host` and the `Origin` of a request. */
export interface Trust {
  /** Other host names may belong to an attacker who made them resolve to this machine (DNS rebinding). */
  isTrustedHost(host: string): boolean;
  isTrustedOrigin(origin: string): boolean;
}

/** Browsers never resolve these to another machine. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An origin of a web page, such as `http://localhost:5173`; captures the host. */
const WEB_ORIGIN = /^https?:\/\/([^/]+)$/;

/** Trusts loopback names on any port, as hosts and as origins, and the names in the options. */
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
