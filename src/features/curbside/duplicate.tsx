import type { ReactNode } from 'react';
import { PROGRESS } from './model/check-in.js';
import { useIntl } from '../../app/context/use-intl.js';
import { StagePanel } from './stage-panel.js';
import { StoreContact } from './store-contact.js';

/** The store knows of somebody for this order already. */
export function Duplicate({ phone }: { readonly phone: string | undefined }): ReactNode {
  const intl = useIntl();
  return (
    <StagePanel
      percent={PROGRESS.duplicate}
      word={intl.t('curbsideStage.duplicateWord')}
      title={intl.t('curbsideStage.duplicateTitle')}
      text={intl.t('curbsideStage.duplicate')}
    >
      <StoreContact phone={phone} />
    </StagePanel>
  );
}
