import type { ElementContext } from '../context/element-context.js';

/**
 * With `parent-origin`, asks the page around the frame to open the loaded screen in the whole window. A shared device
 * hides its address, so it asks for nothing.
 */
export function announceScreen({ settings, platform }: ElementContext): void {
  const { parentOrigin, kiosk } = settings.getState().configuration;
  if (!parentOrigin || kiosk) return;
  const { href } = platform.address();
  import('./post-screen.js').then(
    ({ postScreen }) => postScreen(href, parentOrigin),
    () => undefined,
  );
}
