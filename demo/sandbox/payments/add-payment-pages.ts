import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/sandbox-env.js';
import type { Sandbox } from '../http/answer-call.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { drawPaymentPage } from './draw-payment-page.js';

/** The page knows its world by its address: no browser sends a header of ours with a form. */
type FindWorld = (name: string | undefined) => Sandbox;

/** The payment page of the sandbox, by the job of a payment, or by the number of an order with an old payment link. */
export function addPaymentPage(app: Hono<SandboxEnv>, findWorld: FindWorld): void {
  app.on(['GET', 'POST'], '/sandbox/payment/:id', (c) => {
    const payment = findPayment(c, findWorld);
    if (!payment) return c.notFound();
    const { orderNumber, returnUrl, service } = payment;
    const { pathname, searchParams } = new URL(c.req.url);
    const world = searchParams.get('world');
    const action = `${pathname}/paid${world === null ? '' : `?world=${encodeURIComponent(world)}`}`;
    c.header('Cache-Control', 'no-store');
    return c.html(drawPaymentPage({ orderNumber, returnUrl, action, isPaid: service.isPaid(orderNumber) }));
  });
}

/** What the button of that page does. No form can send a header of ours: its origin alone tells whether the page is the sandbox's. */
export function addPayment(app: Hono<SandboxEnv>, findWorld: FindWorld): void {
  app.post('/sandbox/payment/:id/paid', (c) => {
    const payment = findPayment(c, findWorld);
    if (!payment) return c.notFound();
    const { orderNumber, returnUrl, service } = payment;
    service.pay(orderNumber);
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(returnUrl ?? pathname.replace(/\/paid$/, search), 303);
  });
}

function findPayment(c: SandboxContext, findWorld: FindWorld) {
  const service = findWorld(c.req.query('world')).paymentService;
  const id = c.req.param('id') ?? '';
  const job = service.findJob(id);
  const orderNumber = job?.orderNumber ?? findScenario(id)?.orderNumber;
  return orderNumber === undefined ? undefined : { orderNumber, returnUrl: job?.returnUrl, service };
}
