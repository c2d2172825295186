import { archive } from '../scenarios/archive.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { PARTNER_CONSENTS, partnerOrders } from '../scenarios/partner-orders.js';
import { listScenarioHistory } from '../scenarios/scenario-history.js';
import type { Member, MemberOrders } from './member.js';
import { tour } from './tour.js';

const SCENARIOS: MemberOrders = { list: listScenarioHistory, find: findScenario };

const ARCHIVE_BY_COUNTRY = new Map([['us', archive]]);
const ARCHIVE_BY_NUMBER = new Map(archive.map((order) => [order.orderNumber, order]));
const ARCHIVE: MemberOrders = {
  list: (country) => ARCHIVE_BY_COUNTRY.get(country) ?? [],
  find: (orderNumber) => ARCHIVE_BY_NUMBER.get(orderNumber),
};

/** Some members let partners share purchases; the others have no partner orders. */
const WITH_PARTNERS = { consents: PARTNER_CONSENTS, listPartnerOrders: () => partnerOrders };
const WITHOUT_PARTNERS = { consents: [], listPartnerOrders: () => [] };

/** By access token: the only tokens that the sandbox has issued. */
const MEMBERS: ReadonlyMap<string, Member> = new Map([
  ['member-token', { id: 'upm-1001', orders: SCENARIOS, ...WITH_PARTNERS }],
  ['archive-token', { id: 'upm-1002', orders: ARCHIVE, ...WITHOUT_PARTNERS }],
  ['swoosh-token', { id: 'upm-1003', orders: SCENARIOS, ...WITH_PARTNERS }],
  ['tour-token', { id: 'upm-1005', orders: tour, ...WITH_PARTNERS }],
  ['no-consent-token', { id: 'upm-1004', orders: SCENARIOS, ...WITHOUT_PARTNERS }],
]);

/** Finds a request's member by its `Authorization` header; undefined for an unknown token. */
export function findMember(authorization: string): Member | undefined {
  return MEMBERS.get(/^Bearer (\S+)$/.exec(authorization)?.[1] ?? '');
}
