import { useMemo, type ReactNode } from 'react';
import type { LabelCode } from '../../returns/labels/model/return-label.js';
import { useIntl } from '../../app/context/scope-context.js';
import { drawQr, QrCode } from '../../ui/codes/qr-code.js';
import { PaintedPicture } from './painted-picture.js';

export interface CodePanelProps {
  readonly code: LabelCode;
  readonly returnNumber: string;
}

/** The code of a return, dark on white in every theme. A text that is longer than any code can hold is there to be read. */
export function CodePanel({ code, returnNumber }: CodePanelProps): ReactNode {
  const intl = useIntl();
  const label = intl.t('returnLabel.codeName');
  const isDrawn = useMemo(() => code.kind === 'picture' || drawQr(code.text) !== undefined, [code]);
  return (
    <div className="label-panel">
      {code.kind === 'picture' && <PaintedPicture bytes={code.bytes} label={label} />}
      {code.kind === 'text' && isDrawn && <QrCode text={code.text} label={label} />}
      {code.kind === 'text' && !isDrawn && (
        <p className="label-text">
          <bdi>{code.text}</bdi>
        </p>
      )}
      <p className="label-number">
        <bdi>{returnNumber}</bdi>
      </p>
    </div>
  );
}
