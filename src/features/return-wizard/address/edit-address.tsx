import { useRef, type ReactNode, type SyntheticEvent, useId } from 'react';
import { checkAddressForm, getLongest, type AddressErrors } from './model/address-form.js';
import { useIntl, useElementContext, useSelector } from '../../../app/context/element-context.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import type { AddressService, AddressForm, AddressServiceDeps, AddressStage } from './store/address-service.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { focusFirstError } from '../../../ui/screen-heading.js';
import type { BookAddress } from './model/book-address.js';
import { SenderAddressLines } from './sender-address-lines.js';

type FieldLayout = ReadyRules['addressLayout']['fields'][number];

export interface EditAddressProps {
  readonly form: AddressForm;
  readonly service: AddressService;
  readonly fields: readonly FieldLayout[];
  readonly deps: AddressServiceDeps;
}

/** The dialog that asks for an address, with the fields of the country. */
export function EditAddress({ form, service, fields, deps }: EditAddressProps): ReactNode {
  const intl = useIntl();
  const { kiosk } = useSelector(useElementContext().settings, ({ configuration }) => configuration);
  const element = useRef<HTMLFormElement>(null);
  const { values, hasTried, former, stage } = form;
  const errors = hasTried ? checkAddressForm(values, fields) : {};
  const isChecking = stage.kind === 'checking';

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (Object.keys(service.submit(deps)).length > 0) focusFirstError(element.current);
  }

  return (
    <Dialog
      icon={null}
      isLong
      title={intl.t(former ? 'returnAddress.editTitle' : 'returnAddress.addTitle')}
      status={isChecking ? intl.t('returnAddress.checking') : ''}
      actions={null}
      closeName={intl.t('dialog.close')}
      onClose={() => service.close()}
    >
      <form ref={element} className="form address-form" noValidate onSubmit={handleSubmit}>
        <p className="form-note">{intl.t('returnAddress.requiredNote')}</p>
        {fields.map((field) => (
          <div key={field.name} className={field.isHalf ? 'is-half' : undefined}>
            <Field
              name={field.name}
              label={formatLabel(field, intl)}
              type={field.name === 'phone' ? 'tel' : 'text'}
              value={values[field.name]}
              error={formatError(field, errors, intl)}
              autoComplete={kiosk ? 'off' : field.autoComplete}
              isOptional={!field.isRequired}
              onChange={(value) => service.setField(field.name, value)}
            />
          </div>
        ))}
        <div className="dialog-actions">
          <Button kind="primary" type="submit" isBusy={isChecking}>
            {intl.t('returnAddress.save')}
          </Button>
          <Button kind="secondary" onPress={() => service.close()}>
            {intl.t('returnAddress.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function formatLabel({ name, isRequired }: FieldLayout, intl: Intl18n): string {
  const label = intl.t('returnAddress.field', { field: name });
  return intl.t(isRequired ? 'returnAddress.required' : 'returnAddress.optional', { label });
}

function formatError({ name }: FieldLayout, errors: AddressErrors, intl: Intl18n): string | undefined {
  const error = errors[name];
  if (error === undefined) return undefined;
  if (error === 'tooLong') return intl.t('returnAddress.tooLong', { most: getLongest(name) });
  if (name === 'code') return intl.t('returnAddress.invalidCode');
  if (error === 'invalid') return intl.t('returnAddress.invalidPhone');
  return intl.t('returnAddress.missing', { field: name });
}

interface ConfirmAddressProps {
  readonly stage: Extract<AddressStage, { readonly kind: 'suggested' | 'unverified' }>;
  readonly lines: readonly string[];
  readonly onConfirm: (address: BookAddress) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The address as entered, beside the service's suggestion; alone if the service knows none. */
export function ConfirmAddress({ stage, lines, onConfirm, onEdit, onClose }: ConfirmAddressProps): ReactNode {
  const intl = useIntl();
  const { address } = stage;
  const suggestion = stage.kind === 'suggested' ? stage.suggestion : undefined;
  return (
    <Dialog
      title={intl.t('returnAddress.confirmTitle')}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
      actions={
        <>
          {suggestion && (
            <Button kind="primary" onPress={() => onConfirm(suggestion)}>
              {intl.t('returnAddress.useSuggested')}
            </Button>
          )}
          <Button kind={suggestion ? 'secondary' : 'primary'} onPress={() => onConfirm(address)}>
            {intl.t('returnAddress.useEntered')}
          </Button>
          <Button kind="text" onPress={onEdit}>
            {intl.t('returnAddress.editEntered')}
          </Button>
        </>
      }
    >
      <p>{intl.t(suggestion ? 'returnAddress.suggested' : 'returnAddress.unverified')}</p>
      <div className="address-pair">
        {suggestion && <Titled title={intl.t('returnAddress.suggestion')} address={suggestion} lines={lines} />}
        <Titled title={intl.t('returnAddress.entered')} address={address} lines={lines} />
      </div>
    </Dialog>
  );
}

interface TitledProps extends Pick<ConfirmAddressProps, 'lines'> {
  readonly title: string;
  readonly address: BookAddress;
}

function Titled({ title, address, lines }: TitledProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className="item-title" id={id}>
        {title}
      </p>
      <SenderAddressLines address={address} lines={lines} />
    </div>
  );
}
