import { useId, type ReactNode } from 'react';
import { findReturnGuide } from './model/return-guide.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { useIntl } from '../../app/context/use-intl.js';
import type { ReturnGuide } from '../../returns/use-return-rules.js';
import { Button } from '../../ui/button.js';
import { sayGuide } from './say-guide.js';

export interface MethodSwitchProps {
  /** The ways back besides the one on show. */
  readonly methods: readonly ReturnMethod[];
  readonly guides: readonly ReturnGuide[];
  readonly onChoose: (method: ReturnMethod) => void;
}

/** Another way back after all: nothing has to be asked for again. */
export function MethodSwitch({ methods, guides, onChoose }: MethodSwitchProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  return (
    <section className="guide-switch" aria-labelledby={id}>
      <h3 className="side-title" id={id}>
        {intl.t('returnGuide.changed')}
      </h3>
      <p>{intl.t('returnGuide.change')}</p>
      <div className="order-actions">
        {methods.map((method) => {
          const guide = findReturnGuide(guides, method);
          return (
            guide && (
              <Button key={method.id} kind="secondary" onPress={() => onChoose(method)}>
                {sayGuide(guide, method, intl)}
              </Button>
            )
          );
        })}
      </div>
    </section>
  );
}
