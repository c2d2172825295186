import { createApp, defineComponent, h, ref, shallowRef, type Component } from 'vue';
import { FIRST, SECOND } from '../page-kit.js';

/** Mounts a Vue 3 page that contains all tags. */
export function mountPage(boxes: readonly Component[], container: HTMLElement): void {
  const page = defineComponent(() => {
    const props = shallowRef(FIRST);
    const isShown = ref(true);
    const change = (): void => void (props.value = { ...props.value, ...SECOND });
    const showOrHide = (): void => void (isShown.value = !isShown.value);
    return () => [
      h('button', { onClick: change }, 'Change'),
      h('button', { onClick: showOrHide }, 'Show or hide'),
      ...(isShown.value ? boxes.map((box) => h(box, { ...props.value })) : []),
    ];
  });
  createApp(page).mount(container);
}
