export interface PaymentPage {
  readonly orderNumber: string;
  readonly isPaid: boolean;
  /** The target of the page's form. */
  readonly action: string;
  /** The page the shopper came from; undefined for the old payment link. */
  readonly returnUrl: string | undefined;
}

/** Draws a provider's page: a button that pays, and a link back without paying. */
export function drawPaymentPage({ orderNumber, isPaid, action, returnUrl }: PaymentPage): string {
  const back = returnUrl === undefined ? undefined : new URL(returnUrl);
  back?.searchParams.delete('payment');
  const content = isPaid
    ? '<p>This order is paid. You can close this page and go back to your order.</p>'
    : `<form method="post" action="${escape(action)}"><button>Pay now</button></form>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox payment</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 24em; margin: 4em auto; padding: 0 1em }
  button { font: inherit; padding: .75em 2em; border: 0; border-radius: 2em; background: #16181d; color: #fff }
</style>
<h1>Sandbox payment</h1>
<p>Order ${escape(orderNumber)}. Nothing is charged here: this page stands in for a payment provider.</p>
${content}
${back === undefined ? '' : `<p><a href="${escape(back.href)}">Back without paying</a></p>`}
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
