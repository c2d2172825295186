import { useEffect, type ReactNode } from 'react';
import type { ReturnLabel } from './model/return-label.js';
import { openLabel, printLabel, saveLabel } from './label-files.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import type { ReturnLabelResult } from './use-return-label.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { getLabelFailure, LabelOptions } from './label-options.js';
import { PaintedPicture } from './painted-picture.js';

export interface LabelBoxProps extends ReturnLabelResult {
  readonly returnNumber: string;
  readonly onClose: () => void;
}

/** A dialog with the label. It loads the label, shows it if it is an image, and offers to open, print and save it. */
export function LabelBox({ load, read, ...box }: LabelBoxProps): ReactNode {
  const intl = useIntl();
  useEffect(read, [read]);
  if (load.status === 'ready') return <ReadyBox {...box} label={load.value} />;
  if (load.status === 'missing' || load.status === 'failed') {
    const failure = load.status === 'failed' ? load.failure : undefined;
    const { title, text } = getLabelFailure(failure);
    return (
      <Dialog
        title={intl.t(title)}
        onClose={box.onClose}
        actions={<LabelOptions failure={failure} kind="primary" onRetry={read} />}
        closeName={intl.t('dialog.close')}
      >
        <p>{intl.t(text)}</p>
      </Dialog>
    );
  }
  const isSlow = load.status === 'loading' && load.isSlow;
  const text = intl.t(isSlow ? 'returnLabel.slow' : 'returnLabel.loading');
  return (
    <Dialog
      icon={CLOCK_ICON}
      title={intl.t('returnLabel.loadingTitle')}
      status={isSlow ? text : ''}
      onClose={box.onClose}
      actions={null}
      closeName={intl.t('dialog.close')}
    >
      <p className="label-busy">
        <span className="spinner" aria-hidden="true" />
        {text}
      </p>
    </Dialog>
  );
}

interface ReadyBoxProps extends Pick<LabelBoxProps, 'returnNumber' | 'onClose'> {
  readonly label: ReturnLabel;
}

/** A file that cannot be shown in the dialog opens in a tab. */
function ReadyBox({ returnNumber, label, onClose }: ReadyBoxProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { kind, bytes } = label;
  const file = { returnNumber, kind, bytes };
  return (
    <Dialog
      icon={null}
      title={intl.t('returnLabel.readyTitle')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={() => printLabel(context, file)}>
            {intl.t('returnLabel.print')}
          </Button>
          <Button kind="secondary" onPress={() => saveLabel(context, file)}>
            {intl.t('returnLabel.download')}
          </Button>
          {kind === 'pdf' && (
            <Button kind="secondary" onPress={() => openLabel(context, file)}>
              {intl.t('returnLabel.open')}
            </Button>
          )}
        </>
      }
      closeName={intl.t('dialog.close')}
    >
      <p>{intl.t('returnLabel.ready')}</p>
      {kind === 'png' && (
        <div className="label-panel">
          <PaintedPicture bytes={bytes} label={intl.t('returnLabel.pictureName')} />
        </div>
      )}
    </Dialog>
  );
}
