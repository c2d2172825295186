import type { ReactNode } from 'react';
import type { Address } from '../addresses/model/address.js';
import { useElementContext, useSelector } from '../app/context/element-context.js';
import { findSafeUrl, type SafeUrl } from '../http/model/safe-url.js';
import type { Intl18n, MessageId } from '../i18n/create-intl.js';
import { toDirectionsUrl } from '../stores/model/directions-url.js';
import { Button } from '../ui/button.js';
import { DestinationLink } from '../ui/destination-link.js';
import { ExternalLink } from '../ui/external-link.js';
import { LinkButton } from '../ui/link-button.js';

/** An action of a card: handled in the page by `onGo`, or else a link. Without an address it is a button. */
export interface CardLink {
  readonly label: MessageId;
  /** May be drawn as a button; a card has at most one. */
  readonly isMain?: boolean | undefined;
  readonly href?: SafeUrl;
  /** The address of a store: the action leads to a map if the market has one. */
  readonly address?: Address;
  readonly onGo?: () => void;
  readonly isBusy?: boolean | undefined;
  /** Why it failed. */
  readonly failure?: MessageId;
}

/** What most shoppers look for, most urgent first. */
const MAIN_ACTIONS: readonly MessageId[] = ['order.payNow', 'order.directions', 'order.track', 'order.return'];

/** Finds the action that becomes the card's button, in whichever group it is. */
export function findMain(actions: readonly CardLink[]): CardLink | undefined {
  const candidates = actions.filter(({ isMain }) => isMain);
  return MAIN_ACTIONS.flatMap((name) => candidates.filter(({ label }) => label === name))[0];
}

interface ActionContext {
  /** Tells screen reader users which product and order an action belongs to: a list of cards repeats each action. */
  readonly name: string;
  readonly isButton?: boolean;
}

export function drawAction(action: CardLink, intl: Intl18n, context: ActionContext): ReactNode {
  const { address, onGo, ...link } = action;
  if (!address) return drawLink(action, intl, context);
  const draw = (map: SafeUrl | undefined): ReactNode =>
    drawLink(map === undefined ? action : { ...link, href: map }, intl, context);
  return <DirectionsLink address={address} draw={draw} />;
}

function drawLink(
  { label, href, onGo, isBusy, failure }: CardLink,
  intl: Intl18n,
  { name, isButton }: ActionContext,
): ReactNode {
  const children = intl.t(label);
  const fullLabel = `${children}, ${name}`;
  // Only a payment gets a filled button: for a return, it would invite shoppers to return.
  const kind = label === 'order.payNow' ? 'primary' : 'secondary';
  if (href !== undefined && onGo) {
    const look = isButton && { className: `button is-${kind}`, part: `button button-${kind}` };
    return DestinationLink({ href, onGo, ...look, 'aria-label': fullLabel, children });
  }
  if (href !== undefined) {
    return isButton
      ? LinkButton({ kind, href, label: fullLabel, children })
      : ExternalLink({ href, label: fullLabel, children });
  }
  return (
    <>
      {Button({ kind: 'text', isBusy, label: fullLabel, onPress: onGo, children })}
      {failure && <p role="alert">{intl.t(failure)}</p>}
    </>
  );
}

interface DirectionsLinkProps {
  readonly address: Address;
  /** Draws the link to a map. Without a map, it draws the link to the order, which has the directions as well. */
  readonly draw: (map: SafeUrl | undefined) => ReactNode;
}

/** A component, because the market that names the map may load after the order. */
function DirectionsLink({ address, draw }: DirectionsLinkProps): ReactNode {
  const { settings, platform } = useElementContext();
  const template = useSelector(settings, ({ market }) => market?.directionsUrl);
  return draw(findSafeUrl(template && toDirectionsUrl(template, address), platform.href()));
}
