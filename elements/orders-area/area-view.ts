import './explain-policy.js';
import { nothing, render } from 'lit-html';
import type { Scope } from '../../src/app/context/scope.js';
import { adoptStyles } from '../bridge/styles.js';
import type { Presentation, View } from '../bridge/view.js';
import { AreaShell } from './area-shell.js';
import { toNotice } from './shell-template.js';

/** What a page's element draws with: a shadow root, and in it one shell for each session. */
export function createAreaView(styles: readonly string[]): new () => View {
  return class AreaView extends HTMLElement implements View {
    readonly #root = this.attachShadow({ mode: 'open' });
    #shell: AreaShell | undefined;
    #stop: (() => void) | undefined;

    constructor() {
      super();
      this.addStyles(styles);
    }

    present(presentation: Presentation): void {
      if ('notice' in presentation) return void render(toNotice(presentation.notice), this.#root);
      const { scope } = presentation;
      this.#stop ??= scope.settings.subscribe(() => this.#draw(scope));
      this.#draw(scope);
    }

    addStyles(texts: readonly string[]): void {
      adoptStyles(this.#root, texts);
    }

    withdraw(): void {
      this.#stop?.();
      this.#stop = undefined;
      this.#shell?.dispose();
      this.#shell = undefined;
      render(nothing, this.#root);
    }

    /** What one shopper saw goes before the next one's is made. */
    #draw(scope: Scope): void {
      if (this.#shell?.session !== scope.settings.getState().session) {
        const isNext = this.#shell !== undefined;
        this.#shell?.dispose();
        render(nothing, this.#root);
        this.#shell = new AreaShell(this.#root, scope, isNext);
      }
      this.#shell.draw();
    }
  };
}
