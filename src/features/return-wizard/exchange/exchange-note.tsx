import { useEffect, type ReactNode } from 'react';
import { useScope } from '../../../app/context/scope-context.js';
import { Icon } from '../../../ui/icon.js';
import { ALERT_ICON } from '../../../ui/icons/alert-icon.js';

/** What there is to say about a pick; read out as it changes. */
export function ExchangeNote({ text }: { readonly text?: string }): ReactNode {
  const { platform } = useScope();
  useEffect(() => {
    if (text !== undefined) platform.announce(text);
  }, [text, platform]);
  if (text === undefined) return null;
  return (
    <p className="notice exchange-note">
      <Icon shape={ALERT_ICON} />
      <span>{text}</span>
    </p>
  );
}
