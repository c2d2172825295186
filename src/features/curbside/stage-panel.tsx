import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { ProgressRing } from '../../ui/progress-ring.js';
import { takeLostFocus } from '../../ui/screen-heading.js';

export interface StagePanelProps {
  /** 0 to 100. */
  readonly percent: number;
  /** In the ring. */
  readonly word: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** How far the store is, as a ring and in words. Takes the focus that went with the form. */
export function StagePanel({ percent, word, title, text, children }: StagePanelProps): ReactNode {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  // A layout effect: the button that was pressed is gone, and the browser would give its focus to the page first.
  useLayoutEffect(() => takeLostFocus(panel.current), []);
  return (
    <div className="curbside-stage" ref={panel} tabIndex={-1} data-first="">
      <ProgressRing label={intl.t('curbside.progress')} percent={percent} word={word} />
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
