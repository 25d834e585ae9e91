/** The one function used of a package that comes without types. */
declare module 'punycode/punycode.js' {
  const punycode: { decode(label: string): string };
  export default punycode;
}
