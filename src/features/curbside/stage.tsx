import type { ComponentType, ReactNode } from 'react';
import type { CheckInUse } from './use-check-in.js';
import type { CheckInFormProps } from './check-in-form-props.js';
import type { StoreNews } from './curbside-doors.js';
import { ArrivalFailed } from './arrival-failed.js';
import { Duplicate } from './duplicate.js';
import { FollowedStage } from './followed-stage.js';
import { Gone } from './gone.js';
import { RetryAction } from './retry-action.js';
import { StoreShut } from './store-shut.js';

export interface StageProps {
  readonly use: CheckInUse;
  /** Absent until the store is known. */
  readonly news: StoreNews | undefined;
  readonly Form: ComponentType<CheckInFormProps>;
}

/** Everything but the plain form. */
export function Stage({ use, news, Form }: StageProps): ReactNode {
  const { state } = use;
  const phone = news?.store.phone;
  switch (state.status) {
    case 'followed':
      return <FollowedStage use={use} state={state} phone={phone} />;
    case 'duplicate':
      return <Duplicate phone={phone} />;
    case 'gone':
      return <Gone onStartOver={use.startOver} />;
    case 'failed':
      return (
        <Form
          use={use}
          message={<ArrivalFailed failure={state.failure} retries={state.retries} phone={phone} />}
          action={<RetryAction use={use} failure={state.failure} retries={state.retries} />}
        />
      );
    case 'sending':
      return <Form use={use} action={<RetryAction use={use} retries={state.retries} />} />;
    default:
      return <StoreShut isOffered={news?.isOffered ?? true} phone={phone} />;
  }
}
