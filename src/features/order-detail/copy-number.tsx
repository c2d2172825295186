import { useEffect, useState, type ReactNode } from 'react';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { copyText, hasClipboard } from '../../platform/clipboard.js';
import { Button } from '../../ui/button.js';

/** Long enough to read the result. */
const COPIED_MS = 5_000;

const RESULTS = { copied: 'orderDetail.copied', notCopied: 'orderDetail.notCopied' } as const;

interface CopyNumberProps {
  readonly number: string;
  /** The number as it is shown; the button stays on its line. */
  readonly children: ReactNode;
}

/**
 * A number and a button that copies it. A shared device shows no button, because the next shopper could read the clipboard. The result is
 * announced and shown; a success disappears after a while.
 */
export function CopyNumber({ number, children }: CopyNumberProps): ReactNode {
  const intl = useIntl();
  const { platform, settings } = useElementContext();
  const isKiosk = useSelector(settings, ({ configuration }) => configuration.kiosk);
  const [result, setResult] = useState<keyof typeof RESULTS>();
  useEffect(
    () => (result === 'copied' ? platform.after(COPIED_MS, () => setResult(undefined)) : undefined),
    [result, platform],
  );
  const finish = (end: keyof typeof RESULTS): void => {
    setResult(end);
    platform.announce(intl.t(RESULTS[end]));
  };
  const copy = (): void =>
    void copyText(number).then(
      () => finish('copied'),
      () => finish('notCopied'),
    );
  const text = intl.t('orderDetail.copy');
  return (
    <span className="copy">
      <span className="copy-number">
        <span>{children}</span>
        {!isKiosk && hasClipboard() && (
          <Button kind="text" label={`${text}, ${number}`} onPress={copy}>
            {text}
          </Button>
        )}
      </span>
      {result && <span className="copy-result">{intl.t(RESULTS[result])}</span>}
    </span>
  );
}
