import { AdyenCheckout, SepaDirectDebit } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

const checkout = await AdyenCheckout({
  clientKey: 'test_LOCALLOCALLOCALLOCALLOCALLOCAL',
  environment: 'test',
  countryCode: 'DE',
  locale: 'en-US',
  amount: { value: 1000, currency: 'EUR' },
  analytics: { enabled: false },
  showPayButton: true,
  paymentMethodsResponse: { paymentMethods: [{ type: 'sepadirectdebit', name: 'SEPA' }] },
  onSubmit() {},
});
new SepaDirectDebit(checkout, {}).mount('#mount');
