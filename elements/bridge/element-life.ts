import { createElementContext } from '../../src/app/context/create-element-context.js';
import {
  readConfiguration,
  type Configuration,
  type ParseRules,
  type Problem,
  adoptPageScript,
  findAdapter,
  onDefaultsChange,
} from '../../src/app/configuration/configuration.js';
import { isStandaloneByQuery, removePrivateParameters } from '../../src/app/navigation/page-query.js';
import { toPropertyName } from '../../src/app/configuration/attribute-table.js';
import { ROUTER, type Router } from '../../src/app/navigation/router.js';
import { toDocs, type ElementPort, type ElementContext, type Emit } from '../../src/app/context/element-context.js';
import { platform } from '../../src/platform/platform.js';
import type { ContractOptions, View } from './tag-contract.js';

/** The lifecycle of an element: when it renders, from which configuration, and when it ends. */
export class ElementLife {
  /** Object properties, by reference. */
  readonly objects = new Map<string, unknown>();
  readonly #element: View;
  readonly #options: ContractOptions;
  readonly #port: ElementPort;
  #context: ElementContext | undefined;
  #isScheduled = false;
  #reported = '[]';
  #stopEnding = (): void => {};
  #stopDefaults: (() => void) | undefined;

  constructor(element: View, options: ContractOptions) {
    this.#element = element;
    this.#options = options;
    this.#port = {
      tag: options.contract.tag,
      emit: createEmit(element),
      getProperty: (name) => this.objects.get(name),
      forgetProperty: (name) => this.objects.delete(name),
      warn: (message) => this.#warn(message),
      addStyles: (texts) => element.addStyles(texts),
      redraw: () => this.schedule(),
      getRouter: () => (element as { [ROUTER]?: Router })[ROUTER],
      isInPage: () => element.isConnected,
    };
  }

  enter(): void {
    this.#stopEnding();
    this.#adoptEarlyProperties();
    this.#stopDefaults ??= onDefaultsChange(() => this.schedule());
    platform.prepareAnnouncements();
    // First of all, and even if the attributes are invalid: it removes personal data from the address bar.
    removePrivateParameters(platform);
    this.schedule();
  }

  /** A move is a removal and an insertion in one task, so the element ends only if it stays disconnected. */
  leave(): void {
    this.#stopEnding();
    this.#stopEnding = platform.after(0, () => this.#end());
  }

  /** Renders at most once per microtask, and never while disconnected. */
  schedule(): void {
    if (this.#isScheduled || !this.#element.isConnected) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.#element.isConnected) this.#draw();
    });
  }

  /** What decides about the values of attributes. */
  get rules(): ParseRules {
    const numberPattern: unknown = findAdapter(this.objects.get('adapter'))?.retailer?.orderNumberPattern;
    return { pageUrl: platform.href(), numberPattern };
  }

  refresh(): void {
    const { createController } = this.#options;
    this.#context?.checkUser();
    if (createController) this.#context?.getController(createController).refresh();
    this.schedule();
  }

  endSession(): void {
    this.#context?.endSession('requested');
  }

  /** Properties set before the tag was defined hide the accessors, so delete them and set them again. */
  #adoptEarlyProperties(): void {
    const { attributes, properties } = this.#options.contract;
    const names = [...attributes.map(({ name }) => toPropertyName(name)), ...properties.map(({ name }) => name)];
    for (const name of names.filter((known) => Object.hasOwn(this.#element, known))) {
      const early: unknown = Reflect.get(this.#element, name);
      Reflect.deleteProperty(this.#element, name);
      Reflect.set(this.#element, name, early);
    }
  }

  #draw(): void {
    const scriptProblem = adoptPageScript(platform.readPageConfiguration());
    if (scriptProblem !== undefined) this.#warn(`the script data-orders-config cannot be used: ${scriptProblem}`);
    const { attributes } = this.#options.contract;
    const read = (name: string): string | null => this.#element.getAttribute(name);
    const { rules } = this;
    const { configuration, problems } = readConfiguration(attributes, read, rules);
    if (rules.numberPattern !== undefined) void this.#checkPattern(rules.numberPattern);
    if (problems.length === 0) this.#applyConfiguration(configuration);
    this.#reportProblems(problems);
    const context = this.#context;
    if (!context) return;
    if (!configuration.kiosk) return this.#element.present({ context });
    // A shared device shows nothing before the code that ends idle sessions is loaded; if that fails, retry.
    import('../../src/features/kiosk/present-kiosk.js').then(
      ({ presentKiosk }) => presentKiosk(context, this.#element),
      () => platform.after(5_000, () => this.schedule()),
    );
  }

  #applyConfiguration(given: Configuration): void {
    const { createController, english, adjust, prepare } = this.#options;
    const requested = { ...given, standalone: given.standalone || isStandaloneByQuery(platform) };
    const configuration = adjust ? adjust(requested, platform.address()) : requested;
    const isNew = !this.#context;
    this.#context ??= createElementContext({ port: this.#port, platform, configuration, english, prepare });
    if (isNew && createController) this.#context.getController(createController);
    this.#context.update(configuration);
  }

  /** Reports each state of the attributes once, however often the element renders. */
  #reportProblems(problems: readonly Problem[]): void {
    const identity = JSON.stringify(problems);
    if (identity === this.#reported) return;
    this.#reported = identity;
    if (problems.length === 0) return;
    const { tag, emit } = this.#port;
    platform.whenPageIsReady(() => {
      for (const { row } of problems) {
        const code = `config-${row.name}-invalid` as const;
        emit('orders-error', { code, severity: 'error', tag, retryable: false, docs: toDocs(code) });
      }
    });
    void this.#explain(problems);
  }

  /** Warns about an invalid pattern. If the explanation cannot be loaded, the pattern is ignored without a warning. */
  async #checkPattern(pattern: unknown): Promise<void> {
    const loaded = await import('../../src/app/configuration/explain-problems.js').catch(() => undefined);
    loaded?.nameInvalidPattern(this.#port, pattern);
  }

  /** Loads the explanation on demand. Without a valid configuration so far, its notice is shown. */
  async #explain(problems: readonly Problem[]): Promise<void> {
    try {
      const { explainProblems } = await import('../../src/app/configuration/explain-problems.js');
      const { lines, notice } = explainProblems(problems);
      for (const line of lines) this.#warn(line);
      if (!this.#context && this.#element.isConnected) this.#element.present({ notice });
    } catch {
      this.#warn(`cannot use ${problems.map(({ row, value }) => `${row.name}="${value}"`).join(', ')}.`);
      const { 'failure.unexpectedTitle': title } = this.#options.english;
      const notice = { title: title as string, text: '', link: { href: undefined, text: '' } };
      if (!this.#context && this.#element.isConnected) this.#element.present({ notice });
    }
  }

  #end(): void {
    if (this.#element.isConnected) return;
    this.#stopDefaults?.();
    this.#stopDefaults = undefined;
    this.#context?.dispose();
    this.#context = undefined;
    this.#reported = '[]';
    this.#element.withdraw();
  }

  #warn(message: string): void {
    console.error(`<${this.#options.contract.tag}> ${message}`);
  }
}

/** Creates the only function that dispatches events of a tag: typed, composed, and cancelable if the page may prevent the default. */
function createEmit(element: HTMLElement): Emit {
  return (name: string, detail: unknown, isCancelable?: true) =>
    element.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: Boolean(isCancelable), detail }),
    );
}
