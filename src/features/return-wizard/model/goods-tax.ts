/** What is paid of a price as Australia's goods and services tax, in percent (returns, section 9). */
export const GOODS_TAX_PERCENT = 10;
