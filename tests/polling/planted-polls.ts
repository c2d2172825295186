/** A page that violates one rule of polling. */
export interface PlantedPoll {
  readonly what: string;
  /** The message with which the check must fail; any other failure proves nothing. */
  readonly catches: RegExp;
  /** Receives an address of the poll. Runs in the page, before its first script. */
  readonly plant: (address: string) => void;
}

// Starts with the first click, because time also passes while the screen opens.
export const ASKS_ON: PlantedPoll = {
  what: 'sends extra polls',
  catches: /questions in all/,
  plant: (address) => {
    const poll = (): void => void fetch(address).catch(() => undefined);
    addEventListener('click', () => void setInterval(poll, 5_000), { once: true });
  },
};

export const FAILS: PlantedPoll = {
  what: 'turns an answer into a failure',
  catches: /the shopper is told that it goes on/,
  plant: () => {
    const real = window.fetch;
    let answers = 0;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      const url = input instanceof Request ? input.url : input.toString();
      if (!/jobs\/|pickup_interactions\/v1\//.test(url)) return answer;
      answers += 1;
      return answers < 5 ? answer : new Response('', { status: 401 });
    };
  },
};

export const ASKS_HIDDEN: PlantedPoll = {
  what: 'polls while it is hidden',
  catches: /polls of a hidden page/,
  plant: (address) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      setInterval(() => void fetch(address).catch(() => undefined), 5_000);
    });
  },
};

export const ASKS_TOO_SLOWLY: PlantedPoll = {
  what: 'polls late after it is shown again',
  catches: /polls on the return/,
  plant: () => {
    const real = document.addEventListener.bind(document);
    // A listener with `once` belongs to the test.
    document.addEventListener = (name: string, listener: EventListener, options?: AddEventListenerOptions): void => {
      const delay = (event: Event): void => {
        if (document.visibilityState === 'hidden') listener(event);
        else setTimeout(() => listener(event), 2_000);
      };
      real(name, name === 'visibilitychange' && options?.once !== true ? delay : listener, options);
    };
  },
};

export const ASKS_FOR_TWO: PlantedPoll = {
  what: 'also polls for the second tag',
  catches: /questions in all/,
  plant: (address) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main > :is(orders-detail, orders-return-wizard, orders-curbside-checkin)')) return;
      observer.disconnect();
      setInterval(() => void fetch(address).catch(() => undefined), 5_000);
    });
    observer.observe(document, { childList: true, subtree: true });
  },
};

export const ASKS_WHEN_GONE: PlantedPoll = {
  what: 'polls on for a removed tag',
  catches: /questions of a tag that is gone/,
  plant: (address) => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ removedNodes }) => [...removedNodes].some(({ nodeName }) => nodeName === 'ORDERS-AREA')))
        return;
      setTimeout(() => void fetch(address).catch(() => undefined), 10_000);
    });
    observer.observe(document, { childList: true, subtree: true });
  },
};

export const ASKS_TOO_SOON: PlantedPoll = {
  what: 'ignores the wait that the service asks for',
  catches: /questions sooner than the service wants/,
  plant: ASKS_ON.plant,
};
