import type { WireCarrierService as Service } from '../../../contract/calls/list-carrier-services.js';

const UPS = { providerName: 'UPS', serviceSCACCode: 'UPSN' };
const ROYAL_MAIL = { providerName: 'Royal Mail', serviceSCACCode: 'ROYALMAIL' };
const dropoff = (carrier: typeof UPS): Service => ({ productServiceTypeCode: 'DROPOFF_RETURN', ...carrier });
const paperless = (carrier: typeof UPS): Service => ({ productServiceTypeCode: 'PAPERLESS_RETURN', ...carrier });
const pickup = (carrier: typeof UPS): Service => ({ productServiceTypeCode: 'PICKUP_RETURN', ...carrier });

/** The carriers that accept returns, by country. No other countries have any. */
export const CARRIER_SERVICES: Readonly<Record<string, readonly Service[]>> = {
  US: [dropoff(UPS), paperless(UPS), pickup(UPS)],
  CA: [dropoff(UPS)],
  GB: [paperless(ROYAL_MAIL), dropoff(ROYAL_MAIL)],
  DE: [
    dropoff({ providerName: 'DHL', serviceSCACCode: 'DHL' }),
    paperless({ providerName: 'Hermes', serviceSCACCode: 'HERMES' }),
  ],
  NL: [paperless({ providerName: 'PostNL', serviceSCACCode: 'POSTNL' })],
  AU: [dropoff({ providerName: 'Australia Post', serviceSCACCode: 'AUPOST' })],
  JP: [pickup({ providerName: '佐川急便', serviceSCACCode: 'SAGAWA' })],
  KR: [pickup({ providerName: 'CJ대한통운', serviceSCACCode: 'CJLOGISTICS' })],
  BE: [paperless(UPS), dropoff(UPS)],
  ES: [paperless(UPS), dropoff(UPS)],
  IT: [pickup({ providerName: 'SDA', serviceSCACCode: 'SDA' })],
};
