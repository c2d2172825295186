import type { ReactNode } from 'react';
import { useElementContext } from '../context/element-context.js';
import type { MissingCallsProps } from './missing-calls-module.js';
import { useLazyModule } from './use-lazy-module.js';

const loadMissingCalls = async () => (await import('./missing-calls-module.js')).missingCallsModule;

interface RequiredCallsProps extends MissingCallsProps {
  readonly children: ReactNode;
}

/** Content that is useless without certain calls. If the back end lacks one (`adapter.service.calls`), a message takes its place. */
export function RequiredCalls({ children, ...missing }: RequiredCallsProps): ReactNode {
  const isMissing = !useElementContext().hasCalls(...missing.names);
  const lazyModule = useLazyModule(loadMissingCalls, isMissing);
  if (!isMissing) return children;
  return lazyModule.status === 'ready' && <lazyModule.views.MissingCalls {...missing} />;
}
