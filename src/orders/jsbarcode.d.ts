/** The one file of the package that is used; it has no types of its own. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  interface Code128 {
    encode(): { readonly data: string };
  }

  type Code128Class = new (text: string, options: object) => Code128;

  const code128: Code128Class | { readonly default: Code128Class };
  export default code128;
}
