/**
 * Counties and cities of Taiwan: names by their code of ISO 3166-2, without the country. From Unicode CLDR 48
 * (`common/subdivisions/zh.xml`), with corrections: the city and the county of Chiayi, which CLDR has swapped.
 */
export const twRegions = {
  CHA: '彰化縣',
  CYI: '嘉義市',
  CYQ: '嘉義縣',
  HSQ: '新竹縣',
  HSZ: '新竹市',
  HUA: '花蓮縣',
  ILA: '宜蘭縣',
  KEE: '基隆市',
  KHH: '高雄市',
  KIN: '金門縣',
  LIE: '連江縣',
  MIA: '苗栗縣',
  NAN: '南投縣',
  NWT: '新北市',
  PEN: '澎湖縣',
  PIF: '屏東縣',
  TAO: '桃園市',
  TNN: '臺南市',
  TPE: '臺北市',
  TTT: '臺東縣',
  TXG: '臺中市',
  YUN: '雲林縣',
} as const satisfies Readonly<Record<string, string>>;
