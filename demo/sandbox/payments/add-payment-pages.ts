import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/sandbox-env.js';
import type { Sandbox } from '../http/answer-call.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { drawPaymentPage } from './draw-payment-page.js';

/** Finds a world by the page's address: browsers cannot send custom headers with a form. */
type FindWorld = (name: string | undefined) => Sandbox;

/** Adds the sandbox's payment page, addressed by a payment job, or by an order's number for the old payment link. */
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

/**
 * Handles that page's button. Forms cannot send custom headers, so only the origin proves that the page is the
 * sandbox's.
 */
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
