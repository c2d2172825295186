import { Fragment, type ReactNode, useId } from 'react';
import english from '../../../locales/en.json?only=lookupTerms.&ast';
import styles from '../../ui/styles/checkbox.css?inline';
import { findTerms } from '../../app/data/find-terms.js';
import { useIntl, useElementContext, useSelector, type LazyModule } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The market's agreements, each a link, and the checkbox that accepts them. */
export function TermsField({ isAccepted, onChange }: TermsFieldProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { country } = useSelector(context.settings, (settings) => settings.configuration);
  const links: Record<string, (parts: ReactNode[]) => ReactNode> = {};
  for (const name of findTerms(country)) {
    links[name] = (parts) => (
      <ExternalLink key={name} href={context.findLink(name)}>
        {parts.map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
      </ExternalLink>
    );
  }
  return (
    <Checkbox name="acceptsTerms" isChecked={isAccepted} onChange={onChange}>
      {intl.rich('lookupTerms.accept', links)}
    </Checkbox>
  );
}

interface CheckboxProps {
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The label; may hold links. */
  readonly children: ReactNode;
}

function Checkbox({ name, isChecked, onChange, children }: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className="checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={isChecked}
        aria-required="true"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}

/** The view of the market's terms; lazy, because only some countries have them. */
export const termsModule = {
  views: { TermsField },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

export type TermsViews = (typeof termsModule)['views'];
