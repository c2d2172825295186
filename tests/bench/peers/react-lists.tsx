import { useState } from 'react';
import { createIntl, createIntlCache } from '@formatjs/intl';
import r2wc from '@r2wc/react-to-web-component';
import { toFloorOrder, type FloorOrder } from '../floor/floor-order';
import { SHEET } from '../floor/sheet';
import { messages } from './messages';

const intl = createIntl({ locale: 'en', messages }, createIntlCache());
const say = (id: string, values?: Record<string, any>) => intl.formatMessage({ id }, values) as string;
const sayDate = (date: string) => intl.formatDate(date, { dateStyle: 'medium' });
const sayAmount = (amount: number, currency: string) => intl.formatNumber(amount, { style: 'currency', currency });
const countItems = ({ lines }: FloorOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function OrderCard({ order }: { order?: FloorOrder }) {
  if (!order) return null;
  const title = say('order.title', { number: order.number });
  return (
    <>
      <style>{SHEET}</style>
      <article className="card" aria-label={title}>
        <strong>{title}</strong>
        <span className="badge">{order.status}</span>
        <span>{say('order.placed', { date: sayDate(order.placedAt) })}</span>
        <span>{say('order.items', { count: countItems(order) })}</span>
        <ul>
          {order.lines.map(({ quantity, title: name, total }, index) => (
            <li key={index}>
              <span>
                {quantity} × {name}
              </span>
              <span>{sayAmount(total, order.currency)}</span>
            </li>
          ))}
        </ul>
        <span>{say('order.total', { total: sayAmount(order.total, order.currency) })}</span>
      </article>
    </>
  );
}

function Row({ order, isOpen, onToggle }: { order: FloorOrder; isOpen: boolean; onToggle(number: string): void }) {
  return (
    <tr>
      <td>
        <button type="button" aria-expanded={isOpen} onClick={() => onToggle(order.number)}>
          {order.number}
        </button>
      </td>
      <td>{sayDate(order.placedAt)}</td>
      <td>
        <span className="badge">{order.status}</span>
      </td>
      <td>{say('order.items', { count: countItems(order) })}</td>
      <td>{sayAmount(order.total, order.currency)}</td>
    </tr>
  );
}

function OrderHistory({ orders = [] }: { orders?: FloorOrder[] }) {
  const [open, setOpen] = useState('');
  return (
    <>
      <style>{SHEET}</style>
      <table>
        <caption>{say('history.caption', { count: orders.length })}</caption>
        <tbody>
          {orders.map((order) => (
            <Row key={order.number} order={order} isOpen={open === order.number} onToggle={setOpen} />
          ))}
        </tbody>
      </table>
    </>
  );
}

customElements.define('order-card', r2wc(OrderCard, { shadow: 'open', props: { order: 'json' } as any }));
customElements.define('order-history', r2wc(OrderHistory, { shadow: 'open', props: { orders: 'json' } as any }));
Object.assign(window, { toFloorOrder });
