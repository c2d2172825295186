import { useEffect } from 'react';
import { reportUnsentMessages } from './return-message-desk.js';
import { useScope } from '../app/context/scope-context.js';

/** Where a return is shown, the page hears of messages about it that failed once the tag was gone that had them sent. */
export function useUnsentMessages(): void {
  const scope = useScope();
  useEffect(() => reportUnsentMessages(scope), [scope]);
}
