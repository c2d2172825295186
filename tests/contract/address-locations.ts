/** Where a shopper meets the fields of an address. */
export const ADDRESS_LOCATIONS = {
  'Address.firstName': 'first line of an address',
  'Address.lastName': 'first line of an address',
  'Address.address1': 'street lines',
  'Address.address2': 'street lines',
  'Address.address3': 'street lines',
  'Address.address4': 'street lines',
  'Address.city': 'town line',
  'Address.county': 'a line of its own',
  'Address.state': 'town line',
  'Address.zipCode': 'town line',
  'Address.country': 'last line; of `shipFrom`, decides over the box about another country',
  'Address.pickUpLocation': 'a line of its own',
};
